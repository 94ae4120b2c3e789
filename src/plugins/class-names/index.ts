import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesBelow} from '../../files/files';
import {withCacheVersion} from '../catalog-cache/cache-version';
import {classNames, type StyleModule} from './names';

interface CssOptions {
  readonly modules?: {
    localIdentName?: string;
    getLocalIdent?: (context: Resource, name: string, local: string) => string | undefined;
  };
}

interface Resource {
  readonly resourcePath: string;
}

const packageDir = (name: string) => path.dirname(require.resolve(name));

const modulesBelow = (folder: string): StyleModule[] =>
  filesBelow(folder, '.module.css').map((name) => {
    const file = path.join(folder, name);
    return {file, text: readFileSync(file, 'utf8')};
  });

function* cssOptions(value: unknown): Generator<CssOptions> {
  if (typeof value !== 'object' || value === null) return;
  if ('modules' in value && typeof value.modules === 'object') yield value as CssOptions;
  for (const part of Array.isArray(value) ? value : Object.values(value)) {
    if (typeof part === 'object') yield* cssOptions(part);
  }
}

/**
 * Class names of style modules without the digest that the framework appends to each: no compression makes it smaller, and it
 * stands in the style sheet, in the scripts and in every page. Names depend on all modules, and so does the version of the
 * bundler's cache.
 */
export default function shortClassNames({siteDir}: LoadContext): Plugin {
  return {
    name: 'class-names',
    configureWebpack(config) {
      if (process.env.NODE_ENV !== 'production') return {};
      const packages = ['@docusaurus/theme-classic', '@docusaurus/theme-common'].map(packageDir);
      const folders = [path.join(siteDir, 'src'), ...packages];
      const modules = folders.flatMap(modulesBelow);
      const nameOf = classNames(modules);
      for (const {modules: options} of cssOptions(config.module?.rules)) {
        if (options?.localIdentName)
          options.getLocalIdent = ({resourcePath}, _name, local) => nameOf(resourcePath, local);
      }
      const digest = createHash('sha256').update(modules.map(({text}) => text).join('\0'));
      return withCacheVersion(config, digest.digest('hex').slice(0, 8));
    },
  };
}
