import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {type MarkdownFile, reportedAt} from '../problem';
import {codeHtml} from './html';
import {attribute, liveAttributes} from './jsx';
import {languageOf} from './languages';
import {readFenceMeta} from './meta';

/** The JSX element for a fence: `<pre html="…" language="yaml" label="YAML" title="scan.yaml"/>`. */
function block(code: Code): MdxJsxFlowElement {
  const meta = readFenceMeta(code.meta ?? '');
  const language = languageOf(code.lang);
  return {
    type: 'mdxJsxFlowElement',
    name: 'pre',
    attributes: [
      attribute('html', codeHtml(code.value, language)),
      attribute('language', language.id),
      attribute('label', language.label),
      ...(meta.title === undefined ? [] : [attribute('title', meta.title)]),
      ...(meta.live ? liveAttributes(code.value, meta.noInline) : []),
    ],
    children: [],
    ...(code.position && {position: code.position}),
  };
}

/**
 * Remark plugin: highlights every fence during the build and passes it to the component for `pre` (src/theme) as an HTML string. Must run
 * after the plugins that create or change fences.
 *
 * @throws Error with file, line, cause and fix on an unknown language or meta, and on a terminal session that cannot be parsed
 */
export function codeBlocks() {
  return (root: Root, file: MarkdownFile): void =>
    visit(root, 'code', (code, index, parent) => {
      if (parent && index !== undefined) parent.children[index] = reportedAt(code, file, () => block(code));
    });
}
