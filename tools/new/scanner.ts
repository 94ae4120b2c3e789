import {titleOf} from './names';
import {documented, exampleScan} from './page';
import type {Change} from './project';

const entry = (
  name: string,
  title: string,
): string => `# TODO: replace what stands here with what the chart of the release says, then remove this line.
title: ${title}
summary: 'TODO: say in one sentence of 50 to 160 characters what a reader gets from it.'
# TODO: choose the category and the kinds of targets; src/catalog-schema/vocabulary.ts lists them.
category: web
targets: [web-application]
# TODO: add the words by which people look for it.
tags: [${name}, ${name} scanner, ${name} scan]
# TODO: give the address of the tool; add docs, repository and license where there are such.
tool: {name: ${title}, homepage: https://example.com/}
# TODO: write the version that the chart pins.
toolVersion: v0.0.0
chart:
  name: ${name}
  # TODO: list the values of the chart that other scanners do not have or set otherwise.
  values: []
  ignores:
    - !common shipsNoRules
# TODO: list the platforms for which the image of the scanner is built.
platforms: [linux/amd64]
scanTypes:
  - name: ${name}
    purpose: 'TODO: say when to choose this scan type.'
    # TODO: copy command, result type and place of the result from the ScanType of the chart.
    command: [${name}]
    resultType: ${name}-json
    resultLocation: /home/securecodebox/${name}-results.json
parameters:
  - {flag: <target>, meaning: 'TODO: list the parameters that matter.'}
target: 'TODO: say what the target has to look like in the parameters.'
privileges: none
findings:
  - category: 'TODO: category'
    name: 'TODO: name of the finding'
    severity: INFORMATIONAL
    when: 'TODO: say when this finding appears.'
findingFields:
  - {key: location, meaning: 'TODO: say what it holds.'}
  - {key: osi_layer, meaning: 'TODO: say what it holds.'}
attributes:
  - {key: todo, type: string, meaning: 'TODO: list the attributes that the parser sets.'}
cascadingRules: []
# TODO: add the pages that readers need next.
related: [/docs/scanners, /docs/getting-started/first-scans]
`;

/** The files of a new scanner. */
export const newScanner = (name: string): Change[] =>
  documented('scanner', name, {
    entry: entry(name, titleOf(name)),
    intro: 'TODO: say in one or two sentences what the tool does and what a finding is.',
    texts: {
      'Run a first scan': exampleScan(
        name,
        name,
        'TODO: say what this scan looks at, and take a target of the demo targets.',
        'TODO: show the findings that come back.',
      ),
      Parameters: `::scanner-parameters{id="${name}"}`,
      Configuration: `::scanner-scan-types{id="${name}"}\n\n::scanner-values{id="${name}"}`,
      Findings: `::scanner-findings{id="${name}"}`,
      'Cascading rules': `::scanner-rules{id="${name}"}`,
    },
  });
