import {expect, test} from '@playwright/test';
import {pageKinds} from '../../bench/bytes';
import {factsOf} from '../../support/page-facts';
import {visit} from '../support/watch';

test('the HTML of a page of each kind names all scripts that run before anyone touches it, so that none waits for another', async ({
  page,
}) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.js')) files.add(pathname);
  });
  for (const route of Object.values(pageKinds)) {
    files.clear();
    await visit(page, route);
    expect([...files].toSorted(), route).toEqual(factsOf(route).scripts.toSorted());
  }
});
