import type {BlockContent, Code, Parent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {BlockKind, BlockTexts} from '../../simulator/blocks';
import {tryRule} from '../../simulator/try-rule';
import {FlawError} from '../../text/flaw';
import {attribute} from '../code/jsx';

const COMPONENT = 'RuleTester';
const MODULE = '@site/src/components/RuleTester';

/** The import of the component. It stands on the page itself, so that other pages do not load it. */
export function testerImport(): RootContent {
  return {
    type: 'mdxjsEsm',
    value: `import ${COMPONENT} from ${JSON.stringify(MODULE)};`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: COMPONENT}}],
            source: {type: 'Literal', value: MODULE},
          },
        ],
      },
    },
  };
}

/** What the example of the author comes to, as Markdown. */
function outcomeNodes(kind: BlockKind, texts: BlockTexts): readonly BlockContent[] {
  const {flaws, outcome, yaml} = tryRule(kind, texts);
  if (flaws) {
    const [flaw] = flaws;
    throw new FlawError(
      0,
      `The part "${flaw?.part}" of the try block cannot be read: ${flaw?.message}`,
      'Mend its YAML.',
    );
  }
  const said = [outcome.summary, ...outcome.details].join(' ');
  return [
    {type: 'paragraph', children: [{type: 'text', value: said}]},
    ...(yaml === undefined
      ? []
      : [{type: 'code' as const, lang: 'yaml', meta: `title="${outcome.result?.title}"`, value: yaml}]),
  ];
}

/** A try block: `<RuleTester kind="…" texts={{…}}>` around its fences, what they come to, and that as code. */
export function testerNode(kind: BlockKind, texts: BlockTexts, fences: readonly Code[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    attributes: [attribute('kind', kind), ...Object.entries(texts).map(([name, text]) => attribute(name, text))],
    children: [...fences, ...outcomeNodes(kind, texts)],
  };
}

/** Gives each try block its number on the page, by which a shared link names it. */
export function numberTesters(root: Parent): void {
  let place = 0;
  function visit(parent: Parent): void {
    for (const child of parent.children) {
      if (child.type === 'mdxJsxFlowElement' && child.name === COMPONENT) {
        place += 1;
        child.attributes.push(attribute('place', place));
      } else if ('children' in child) visit(child);
    }
  }
  visit(root);
}
