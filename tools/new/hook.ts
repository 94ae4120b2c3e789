import {titleOf} from './names';
import {documented, exampleScan} from './page';
import type {Change} from './project';

const entry = (
  name: string,
  title: string,
): string => `# TODO: replace what stands here with what the chart of the release says, then remove this line.
title: ${title}
summary: 'TODO: say in one sentence of 50 to 160 characters what a reader gets from it.'
# TODO: choose the category; src/catalog-schema/vocabulary.ts lists them.
category: integration
# TODO: add the words by which people look for it.
tags: [${name}, ${name} hook, ${name} integration]
state: released
# TODO: copy type and priority from the chart.
hookType: ReadOnly
priority: '0'
chart:
  name: ${name}
  # TODO: list the values of the chart that other hooks do not have or set otherwise.
  values: []
images:
  - {role: hook, repository: docker.io/securecodebox/hook-${name}, tag: chart version}
# TODO: list the Secrets, the annotations of a Scan and the variables that it reads.
secrets: []
annotations: []
environment: []
labels: {}
serviceAccount: scan-completion-hook
# TODO: add the pages that readers need next.
related: [/docs/hooks, /docs/how-tos/hooks]
`;

/** The files of a new hook. */
export const newHook = (name: string): Change[] =>
  documented('hook', name, {
    entry: entry(name, titleOf(name)),
    intro: 'TODO: say in one or two sentences what the hook does with findings.',
    texts: {
      'First use': exampleScan(
        name,
        'nmap',
        'TODO: say what this scan shows, and take a target of the demo targets.',
        'TODO: show what the hook has done.',
      ),
      Configuration: `::hook-values{id="${name}"}`,
    },
  });
