import {expect, type Page} from '@playwright/test';
import isEqual from 'lodash/isEqual';
import {documentRequests, withoutPrefetch} from '../support/network';
import {settled} from '../support/watch';
import {ENDS} from './ends';
import type {FaultyHost} from './faulty-host';
import {ROWS} from './rows';
import {FAULTS, type Fault, type Row} from './table';
import {complaints, test} from './test';

/** Counts the documents of the tab as they arrive, in the one place that a load leaves alone. */
const countDocuments = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.name = `${Number(window.name) + 1}`;
  });

const offlineFromStart = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'onLine', {value: false}));

/** Opens the page and brings the resource about, with its fault; answers what is asked for since the fault came. */
async function meet(
  page: Page,
  host: FaultyHost,
  {page: route, resource, warm, ask, works, ...row}: Row,
  fault: Fault,
): Promise<readonly string[]> {
  const met: string[] = [];
  const spoil = async (): Promise<void> => {
    page.on('request', (request) => met.push(new URL(request.url()).pathname));
    if (fault === 'other version') {
      if (row.isNamedForever) host.spoil(resource, 'unknown version');
      else host.deploy(ask ? 0 : 1);
    } else if (fault !== 'offline' && fault !== 'offline after') host.spoil(resource, fault);
    else if (ask) await page.context().setOffline(true);
    else {
      host.spoil(resource, 'aborted');
      await offlineFromStart(page);
    }
  };
  if (fault === 'slow') await page.clock.install();
  const isEarly = !ask && fault !== 'offline after';
  if (isEarly) await spoil();
  await page.goto(host.url + route, {waitUntil: isEarly ? 'commit' : 'load'});
  if (isEarly) return met;
  await settled(page);
  await warm?.(page);
  if (fault === 'offline after') {
    await ask?.(page);
    await works(page);
    await page.context().setOffline(true);
  } else {
    await spoil();
    await ask?.(page);
  }
  return met;
}

/** The network and a deployment fail for all files at once: rows in which a reader does the same are one then. */
function togetherIn(fault: Fault): Row[][] {
  const isOfAll = ({ask, isNamedForever}: Row): boolean =>
    fault === 'offline after' ||
    (fault === 'offline' && ask !== undefined) ||
    (fault === 'other version' && !isNamedForever);
  const isSame = (one: Row, other: Row): boolean =>
    [one, other].every(isOfAll) &&
    (['page', 'warm', 'ask', 'works', 'again'] as const).every((part) => one[part] === other[part]) &&
    isEqual(one.ends[fault], other.ends[fault]);
  const groups: Row[][] = [];
  for (const row of ROWS) {
    const group = groups.find(([first]) => first && isSame(first, row));
    if (group) group.push(row);
    else groups.push([row]);
  }
  return groups;
}

for (const fault of FAULTS) {
  for (const rows of togetherIn(fault)) {
    const [row] = rows as [Row];
    const cell = row.ends[fault];
    const [end, loads] = typeof cell === 'string' ? ([cell, 0] as const) : cell;
    const lines = rows.map((one) => one.lines ?? '').join('');
    const title = `${lines}${rows.map(({name}) => name).join(', ')} × ${fault} → ${loads > 0 ? 'one full load, ' : ''}${end}`;
    test(title, async ({page, host}) => {
      const errors = complaints(page);
      await withoutPrefetch(page);
      await countDocuments(page);
      const documents = documentRequests(page);
      const met = await meet(page, host, row, fault);
      const first = documents.length;
      if (fault === 'slow') await page.clock.fastForward(10_000);
      const {shows, recover} = ENDS[end];
      await expect.poll(() => documents.length, 'loads of the page').toBe(1 + loads);
      if (loads > 0) await page.waitForFunction((count) => window.name === count, `${1 + loads}`);
      await shows(page, row);
      if (end !== 'comes late, then works') await expect(page.locator('main h1').first()).toBeVisible();
      expect(documents.length, 'loads of the page').toBe(1 + loads);
      host.mend();
      await page.context().setOffline(false);
      await recover(page, row);
      await row.works(page);
      expect(documents.length, 'no load of its own accord afterwards').toBeLessThanOrEqual(
        Math.max(first, 1 + loads) + 1,
      );
      // A deployment takes all files at once: the page may be loaded anew for another one before.
      const isMet = fault !== 'offline after' && !(fault === 'other version' && loads > 0);
      const unmet = () => rows.filter(({resource}) => !met.some((file) => resource.test(file)));
      if (isMet) await expect.poll(() => unmet().map(({name}) => name), 'asked for since the fault came').toEqual([]);
      expect(errors).toEqual([]);
    });
  }
}
