import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {inPage, type MarkdownFile} from '../problem';
import {codeHtml} from './html';
import {attribute, liveAttributes} from './jsx';
import {languageOf} from './languages';
import {readFenceMeta, type FenceMeta} from './meta';

/** A fence as the component that shows it: `<pre html="…" language="yaml" label="YAML" title="scan.yaml"/>`. */
function block(code: Code, meta: FenceMeta): MdxJsxFlowElement {
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

function rendered(code: Code, file: MarkdownFile): MdxJsxFlowElement {
  try {
    return block(code, readFenceMeta(code.meta ?? ''));
  } catch (error) {
    const line = code.position?.start.line ?? 1;
    throw inPage(error, file, line);
  }
}

/**
 * Remark plugin: highlights every fence when the site is built, and hands it to the component for `pre` (src/theme) as one
 * string of HTML. Must run after the plugins that make or change fences.
 *
 * @throws Error with file, line, cause and fix on a language or meta that is not known, and on code that contradicts it
 */
export function codeBlocks() {
  return (root: Root, file: MarkdownFile): void =>
    visit(root, 'code', (code, index, parent) => {
      if (parent && index !== undefined) parent.children[index] = rendered(code, file);
    });
}
