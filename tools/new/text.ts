import {addRow, listInSidebar} from './insert';
import {headlineOf, Refusal} from './names';
import {page} from './page';
import type {Change, Project} from './project';

const HOW_TO = `At the end of this guide you have TODO: say what.

## What you need

- A cluster with the [operator installed](/docs/getting-started/installation).

## 1. TODO: name the first step

TODO: give the commands in order, with the output to expect.

## Check

TODO: show how to see that it worked.

## Clean up

TODO: undo what the steps have done.

## What can go wrong

TODO: list what can go wrong, with the exact message.

## Next steps

- [All guides](/docs/how-tos)`;

/** A guide: its page, its place at the end of the sidebar's section, and its row on the overview. */
export function newHowTo(name: string, project: Project): Change[] {
  const headline = headlineOf(name);
  const overview = 'docs/how-tos/index.md';
  const row = `| [${headline}](/docs/how-tos/${name}) | TODO: what the reader has at its end |`;
  return [
    {
      file: `docs/how-tos/${name}.md`,
      text: page(
        {
          title: headline,
          description: `'TODO: say in one sentence of 50 to 160 characters what a reader has at the end.'`,
        },
        HOW_TO,
      ),
    },
    {file: 'sidebars.ts', text: listInSidebar(project.read('sidebars.ts'), 'how-tos', name)},
    {file: overview, text: addRow(project.read(overview), '/docs/how-tos', row)},
  ];
}

const POST = `TODO: say in two or three sentences what is new and for whom. They stand in the lists of the blog.

<!-- truncate -->

TODO: tell the rest.

To try it, begin with your [first scans](/docs/getting-started/first-scans).`;

/** A post of today. Lists, archive, tags and feeds follow from its front matter. */
export function newPost(name: string, {today}: Project): Change[] {
  return [
    {
      file: `blog/${today}-${name}.md`,
      text: page(
        {
          title: headlineOf(name),
          description: `'TODO: say in one sentence of 50 to 160 characters what a reader learns.'`,
          date: `${today}T09:00:00Z`,
          slug: `/${today.replaceAll('-', '/')}/${name}`,
          authors: '[team]',
          tags: '[secure-code-box]',
        },
        POST,
      ),
    },
  ];
}

const RECORDS = 'docs/architecture/architecture_decisions';

const record = (today: string): string => `| | |
|---|---|
| Status | DRAFT |
| Date | ${today} |

## Context

TODO: say what makes a decision necessary.

## Options

TODO: list the options, with what speaks for and against each.

## Decision

TODO: say what is decided, and why.

## Consequences

TODO: say what becomes easier and what becomes harder.

## Related pages

- [All architecture decisions](/${RECORDS})`;

/** A decision record with the next number, and its row in the list of records. The sidebar follows the files. */
export function newRecord(name: string, project: Project): Change[] {
  const numbers = project.pages.flatMap((file) => {
    const number = new RegExp(`^${RECORDS}/adr_(\\d{4})\\.mdx?$`).exec(file)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
  const next = Math.max(0, ...numbers) + 1;
  // Numbers run up to 0999, as the list of records says.
  if (next > 999) throw new Refusal('All numbers of decision records are taken');
  const number = String(next).padStart(4, '0');
  const headline = headlineOf(name);
  const overview = `${RECORDS}/index.md`;
  return [
    {
      file: `${RECORDS}/adr_${number}.md`,
      text: page(
        {
          title: `"ADR-${number}: ${headline}"`,
          sidebar_label: `ADR-${number}`,
          description: `"TODO: say in one sentence of 50 to 160 characters what record ${number} decides, and when."`,
        },
        record(project.today),
      ),
    },
    {
      file: overview,
      text: addRow(
        project.read(overview),
        `/${RECORDS}`,
        `| [${number}](/${RECORDS}/adr_${number}) | ${headline} | DRAFT | ${project.today} |`,
      ),
    },
  ];
}
