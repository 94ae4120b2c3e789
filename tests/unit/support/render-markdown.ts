import {createElement, type ComponentType} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import {markdownPlugins} from '../../../src/markdown';

type Format = 'md' | 'mdx';
type Components = Readonly<Record<string, ComponentType<never> | string>>;
type Options = Parameters<typeof createProcessorUncached>[0]['options'];

const options = {
  ...markdownPlugins,
  staticDirs: [],
  siteDir: process.cwd(),
  removeContentTitle: false,
  markdownConfig: {
    anchors: {maintainCase: false},
    emoji: false,
    mermaid: false,
    format: 'detect',
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    mdx1Compat: {comments: false, admonitions: false, headingIds: false},
    remarkRehypeOptions: undefined,
  },
};

// Docusaurus passes `outputFormat` on to MDX: a module, or a body for `new Function`.
const createProcessor = (format: Format, outputFormat: 'program' | 'function-body') =>
  createProcessorUncached({options: {...options, outputFormat} as unknown as Options, format});

const toModule = {md: createProcessor('md', 'program'), mdx: createProcessor('mdx', 'program')};
const toFunction = {md: createProcessor('md', 'function-body'), mdx: createProcessor('mdx', 'function-body')};

async function compile(
  content: string,
  format: Format,
  processors: typeof toModule,
  filePath = `docs/page.${format}`,
): Promise<string> {
  const {process} = await processors[format];
  const page = {
    content,
    filePath,
    frontMatter: {title: 'A page'},
    compilerName: 'client',
  } as const;
  return (await process(page)).content;
}

/** Compiles `docs/page.md` to a module with Docusaurus's Markdown compiler and the plugins of this site. */
export function compileMarkdown(content: string, format: Format): Promise<string> {
  return compile(content, format, toModule);
}

/** Renders that page or another file to HTML. `components` replace components of the theme; by default, elements are unchanged. */
export async function renderMarkdown(
  content: string,
  format: Format,
  components: Components = {},
  filePath?: string,
): Promise<string> {
  const body = await compile(content, format, toFunction, filePath);
  const context = {...runtime, baseUrl: 'file:///', useMDXComponents: () => components};
  const page = new Function(body)(context) as {default: ComponentType};
  return renderToStaticMarkup(createElement(page.default));
}

/** The properties of the `pre` component for each fence, in order. */
export async function fenceProps(content: string, format: Format = 'md'): Promise<readonly Record<string, unknown>[]> {
  const props: Record<string, unknown>[] = [];
  await renderMarkdown(content, format, {
    admonition: 'aside',
    Details: 'details',
    pre: (given: Record<string, unknown>) => {
      props.push(given);
      return null;
    },
  });
  return props;
}
