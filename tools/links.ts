/** `npm run links [-- --report FILE]`: asks for every external address on the pages. Always ends with 0: links of others break no build. */
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {linksOf} from './check/links/links';
import {Site} from './check/site';
import {type Answer, ask, type Outward, report} from './links/answers';

const AT_ONCE = 8;

/** Hosts of examples, which nobody has to reach. */
const EXAMPLE = /(?:^|\.)(?:example(?:\.\w+)?|localhost|local|svc|internal|invalid|test)$|^[\d.]+$|^[^.]+$/;

/** Every link to another host, once for each place. */
function outwardLinks(site: Site): readonly Outward[] {
  return site.pageFiles.flatMap((file) => {
    const page = site.page(file);
    return linksOf(page.tree).flatMap(({url, line}) => {
      if (!/^https?:\/\//.test(url) || !URL.canParse(url)) return [];
      const {hostname} = new URL(url);
      return EXAMPLE.test(hostname) ? [] : [{address: url.replace(/#.*$/, ''), file, line: page.lineOf(line)}];
    });
  });
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {report: {type: 'string', default: 'links.md'}}});
  const links = outwardLinks(new Site(path.resolve(__dirname, '..')));
  const waiting = [...new Set(links.map(({address}) => address))];
  const answers = new Map<string, Answer>();
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) answers.set(next, await ask(next));
  };
  await Promise.all(Array.from({length: AT_ONCE}, worker));
  const text = report(links, answers);
  rmSync(values.report, {force: true});
  if (text !== undefined) writeFileSync(values.report, text);
  console.log(text ?? `All ${answers.size} addresses are there.`);
}

void main();
