import {runInNewContext} from 'node:vm';

/** What the framework generates about the routes of a site. */
export interface GeneratedRoutes {
  /** Text of `routes.js`. */
  readonly routes: string;
  /** Content of `routesChunkNames.json`. */
  readonly chunkNames: Readonly<Record<string, unknown>>;
  /** Text of `registry.js`. */
  readonly registry: string;
}

/** Pages whose paths follow each other, with everything that loads them. */
export interface Shard {
  readonly name: string;
  readonly paths: readonly string[];
  /** Text of its module. */
  readonly text: string;
}

/** One page of a plain path. */
export interface Page {
  readonly path: string;
  /** Name of the shard that it is in; none where it stays in the list. */
  readonly shard?: string;
  /** Names of the chunks that it and the routes around it load, those around it first. */
  readonly chunks: readonly string[];
}

/** Texts of the modules that take the place of the generated ones in a browser. */
interface SplitRoutes {
  readonly routes: string;
  readonly chunkNames: string;
  readonly registry: string;
  readonly shards: readonly Shard[];
  readonly pages: readonly Page[];
}

interface Route {
  readonly path: string;
  readonly exact?: boolean;
  readonly component: readonly string[];
  readonly routes?: readonly Route[];
}

/** Pages in one shard: about 1.5 kB, gzipped, when a reader goes to the first of them. */
const SHARD_SIZE = 16;

/** An entry of `registry.js`: name, loader, and module of a chunk. */
export const REGISTRY_ENTRY =
  /"([^"\n]+)": \[(\(\) => import\([^\n]*?"\)), "([^"\n]*)", require\.resolveWeak\("[^"\n]*"\)\]/g;
/** Whether a module of `registry.js` is the text of a page, or of a post in a list. */
export const isText = (module: string): boolean => /\.mdx?(?:\?|$)/.test(module);

const creator = `import ComponentCreator from '@docusaurus/ComponentCreator';\n`;
const texts = `import {textOf} from '@generated/texts';\n`;

/** Answers the tree of routes of the generated module, with the arguments of what makes their components. */
const treeOf = (source: string): readonly Route[] => {
  const body = source.replaceAll(/^import .*$/gm, '').replace('export default', 'routes =');
  return runInNewContext(`let routes; ${body}; routes`, {ComponentCreator: (...given: string[]) => given}) as Route[];
};

/** The names of all chunks in what a route loads, at any depth. */
const namesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(namesIn)
      : [];

const routeCode = ({component, routes: _routes, ...rest}: Route, more = ''): string =>
  `{...${JSON.stringify(rest)}, component: ComponentCreator(${component.map((given) => JSON.stringify(given)).join(', ')})${more}}`;

/**
 * Takes the pages out of the lists of routes and chunks that a browser loads with every page, and puts them into shards of
 * pages whose paths follow each other. Routes that hold others, that are no plain path, or that are kept stay in the lists.
 *
 * @param kept paths that code of the framework looks for in the list of routes
 * @throws Error when the generated files have another shape, so that no site is built whose pages cannot be found
 */
export function splitRoutes(generated: GeneratedRoutes, kept: readonly string[]): SplitRoutes {
  const loaders = new Map(
    [...generated.registry.matchAll(REGISTRY_ENTRY)].map(([, name = '', load = '', module = '']) => [
      name,
      isText(module) ? `textOf(${JSON.stringify(name)}, ${load})` : load,
    ]),
  );
  if (loaders.size === 0) throw new Error('src/plugins/route-shards: registry.js of the framework has a new shape.');
  const isPlain = ({path, exact, routes}: Route) => exact === true && !routes && !/[:*?()]/.test(path);
  const keyOf = ({component}: Route) => component.join('-');
  const chunksOf = new Map<string, readonly string[]>();
  const pages: {readonly home: number; readonly route: Route}[] = [];
  const staying: Route[] = [];
  let homes = 0;
  const listCode = (routes: readonly Route[], above: readonly string[]): string => {
    const codes: string[] = [];
    const own: Route[] = [];
    for (const route of routes) {
      const chunks = [...above, ...namesIn(generated.chunkNames[keyOf(route)])];
      if (isPlain(route)) chunksOf.set(route.path, chunks);
      if (isPlain(route) && !kept.includes(route.path)) {
        own.push(route);
      } else {
        staying.push(route);
        codes.push(routeCode(route, route.routes ? `, routes: ${listCode(route.routes, chunks)}` : ''));
      }
    }
    const home = homes++;
    pages.push(...own.map((route) => ({home, route})));
    return `home([${codes.join(', ')}])`;
  };
  const list = listCode(treeOf(generated.routes), []);
  const chunkNamesOf = (routes: readonly Route[]) =>
    Object.fromEntries(
      routes.map((route) => [keyOf(route), generated.chunkNames[keyOf(route)]]).filter(([, names]) => names),
    );
  const loadersOf = (names: object) =>
    [...new Set(namesIn(names))]
      .toSorted()
      .map((name) => `${JSON.stringify(name)}: [${loaders.get(name) ?? 'undefined'}]`)
      .join(',\n');
  const sorted = pages.toSorted((a, b) => (a.route.path < b.route.path ? -1 : 1));
  const shards = Array.from({length: Math.ceil(sorted.length / SHARD_SIZE)}, (_, at): Shard => {
    const own = sorted.slice(at * SHARD_SIZE, (at + 1) * SHARD_SIZE);
    const names = chunkNamesOf(own.map(({route}) => route));
    const name = `routes-${at}`;
    const text =
      `${creator}${texts}import chunkNames from '@generated/routesChunkNames';\nimport registry from '@generated/registry';\n` +
      `Object.assign((__webpack_require__.chunkFiles ??= {}), ['FILES OF ${name}']);\n` +
      `Object.assign(chunkNames, ${JSON.stringify(names)});\nObject.assign(registry, {\n${loadersOf(names)}});\n` +
      `export default [\n${own.map(({home, route}) => `[${home}, ${routeCode(route)}]`).join(',\n')}];\n`;
    return {name, paths: own.map(({route}) => route.path), text};
  });
  const loadAll = shards.map(
    ({name, paths: [first]}) =>
      `[${JSON.stringify(first)}, () => import(/* webpackChunkName: "${name}" */ './${name}.js')]`,
  );
  const names = chunkNamesOf(staying);
  return {
    routes: `${creator}export const homes = [];\nconst home = (list) => (homes.push(list), list);\nexport default ${list};\nexport const shards = [\n${loadAll.join(',\n')}];\n`,
    chunkNames: `export default ${JSON.stringify(names)};\n`,
    registry: `${texts}export default {\n${loadersOf(names)}};\n`,
    shards,
    pages: [...chunksOf].map(([at, chunks]) => ({
      path: at,
      shard: shards.find(({paths}) => paths.includes(at))?.name,
      chunks,
    })),
  };
}
