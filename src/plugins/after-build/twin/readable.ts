import type {Code, Nodes, Parents, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {BOXES} from '../../../markdown/boxes';
import {readFenceMeta} from '../../../markdown/code/meta';
import {capital} from '../../../markdown/expand/text';
import {parseMarkdown} from '../../../markdown/parse';
import {isKind, type TryFence} from '../../../markdown/try-blocks/parts';
import {resultText} from '../../../markdown/try-blocks/result';

const metaOf = (node: Nodes | undefined) => (node?.type === 'code' ? readFenceMeta(node.meta ?? '') : undefined);

/** The texts that the page shows after fences: the description of a diagram, the outcome of a try block. */
function explanations(tree: Root): ReadonlyMap<Code, readonly string[]> {
  const texts = new Map<Code, readonly string[]>();
  let block: TryFence[] = [];
  visit(tree, 'code', (code, index, parent) => {
    const {desc, try: word} = metaOf(code)!;
    const own = desc === undefined ? [] : [`Description: ${desc}`];
    if (word !== undefined) {
      block.push({code, word});
      const next = metaOf(parent?.children[(index ?? 0) + 1])?.try;
      if (next === undefined || isKind(next)) {
        own.push(`**What it comes to:** ${resultText(block)}`);
        block = [];
      }
    }
    texts.set(code, own);
  });
  return texts;
}

/** The id of a heading in MDX. */
const ID_COMMENT = /^\/\*\s*(#\S+)\s*\*\/$/;
const TAG = /<!--[\s\S]*?-->|<\/?[A-Za-z][\w-]*(?:\s[^<>]*)?\/?>/g;

const startOf = (node: Nodes): number => node.position!.start.offset!;
const endOf = (node: Nodes): number => node.position!.end.offset!;

/** Writes the source of a page with some nodes replaced. Everything else keeps its spelling. */
class Twin {
  private readonly texts: ReadonlyMap<Code, readonly string[]>;

  constructor(
    private readonly source: string,
    private readonly tree: Root,
    private readonly addressOf: (path: string) => string,
  ) {
    this.texts = explanations(tree);
  }

  toString(): string {
    return this.between(0, this.source.length, this.tree.children).trim();
  }

  /** The source between two offsets with these nodes in it. The space after a removed node is removed, too. */
  private between(start: number, end: number, nodes: readonly Nodes[]): string {
    let text = '';
    let at = start;
    for (const node of nodes) {
      const written = this.written(node);
      text += this.source.slice(at, startOf(node)) + written;
      at = endOf(node);
      if (written === '' && /(?:^|\n)\s*$/.test(text)) at += /^[^\S\n]*\n*/.exec(this.source.slice(at, end))![0].length;
    }
    return text + this.source.slice(at, end);
  }

  private written(node: Nodes): string {
    switch (node.type) {
      case 'code':
        return this.fence(node);
      case 'containerDirective':
        return BOXES.some((box) => box === node.name) ? this.box(node) : this.kept(node);
      case 'link':
      case 'image':
      case 'definition':
        return this.linked(node);
      case 'html':
        return node.value.replaceAll(TAG, '').trim();
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const label = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'label')?.value;
        const content = this.content(node, node.children);
        return node.name === 'TabItem' && typeof label === 'string' ? `**${label}:**\n\n${content}` : content;
      }
      case 'mdxTextExpression':
      case 'mdxFlowExpression':
        return ID_COMMENT.test(node.value) ? node.value.replace(ID_COMMENT, '{$1}') : '';
      case 'mdxjsEsm':
        return '';
      default:
        return this.kept(node);
    }
  }

  private kept(node: Nodes): string {
    return this.between(startOf(node), endOf(node), (node as Partial<Parents>).children ?? []);
  }

  /** The nodes in an element or directive without its own indentation. */
  private content(parent: Nodes, nodes: readonly Nodes[]): string {
    const [first] = nodes;
    if (!first) return '';
    const line = this.source.lastIndexOf('\n', startOf(first) - 1) + 1;
    const indent = this.source.slice(line, startOf(first));
    const isIndented = line > startOf(parent) && indent.trim() === '';
    const text = this.between(startOf(first), endOf(nodes.at(-1)!), nodes);
    return isIndented ? text.replaceAll(`\n${indent}`, '\n') : text;
  }

  /** A fence with its language and title. Other meta is omitted, because only the project's own checks use it. The code is unchanged. */
  private fence(node: Code): string {
    const text = this.source.slice(startOf(node), endOf(node));
    const mark = /^(?:`{3,}|~{3,})/.exec(text)?.[0];
    if (mark === undefined) return text;
    const title = /\btitle=(?:"[^"]*"|'[^']*')/.exec(node.meta ?? '')?.[0];
    const code = text.replace(/^.*/, () => mark + [node.lang, title].filter(Boolean).join(' '));
    const indent = ' '.repeat(node.position!.start.column - 1);
    return [code, ...(this.texts.get(node) ?? [])]
      .join('\n\n')
      .replaceAll(/\n(?=.)/g, (end, at: number) => (at < code.length ? end : `${end}${indent}`));
  }

  /** An admonition as a block quote that begins with its name. */
  private box(node: Extract<Nodes, {type: 'containerDirective'}>): string {
    const [first, ...rest] = node.children;
    const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
    const title = label ? `: ${this.content(node, label.children)}` : '';
    const content = this.content(node, label ? rest : node.children);
    const indent = ' '.repeat(node.position!.start.column - 1);
    return `**${capital(node.name)}${title}**\n\n${content}`
      .split('\n')
      .map((line, index) => `${index === 0 ? '' : indent}> ${line}`.trimEnd())
      .join('\n');
  }

  /** A link, image or definition with the absolute URL of a page of this site. */
  private linked(node: Extract<Nodes, {type: 'link' | 'image' | 'definition'}>): string {
    const text = this.kept(node);
    const path = /^(?:pathname:\/\/)?(\/[^#?]*)/.exec(node.url);
    if (!path) return text;
    const at = text.lastIndexOf(node.url);
    return at === -1 ? text : text.slice(0, at) + this.addressOf(path[1]!) + text.slice(at + path[0].length);
  }
}

/**
 * The text of a page without site-specific syntax.
 *
 * @param file path of the page, whose name decides between Markdown and MDX
 * @param addressOf the absolute URL for a path of this site
 */
export function readable(markdown: string, file: string, addressOf: (path: string) => string): string {
  return new Twin(markdown, parseMarkdown(markdown, file), addressOf).toString();
}
