import {once} from 'node:events';
import path from 'node:path';
import {watch} from 'chokidar';
import type {LoadContext, Plugin, PluginConfig, PluginModule, Preset} from '@docusaurus/types';
import type {Options} from '@docusaurus/preset-classic';
import sitePreset from '../../src/plugins/classic-theme-lean/preset';
import {compileAgain} from './bundler';
import lazy from './lazy';
import {LISTS, listMessages} from './lists';
import pageProblems from './page-problems';

/** Loads content again and again. While a list that pages stand in is wrong, what was loaded last stays. */
function patient(siteDir: string, plugin: Plugin): Plugin {
  let last: unknown;
  const load = async (again: boolean): Promise<unknown> => {
    try {
      last = await plugin.loadContent!();
    } catch (error) {
      const messages = await listMessages(siteDir);
      // It may be mended by now; whatever else went wrong is the business of the framework.
      if (messages.length === 0 && !again) return load(true);
      // What is wrong is told when something is compiled, and nothing is for a new page that cannot be loaded.
      compileAgain();
      if (messages.length === 0) throw error;
      if (last !== undefined) return last;
      for (const message of messages) console.error(message);
      console.error('The server starts when this is mended.');
      const watcher = watch(
        LISTS.map((file) => path.join(siteDir, file)),
        {ignoreInitial: true},
      );
      await once(watcher, 'all');
      await watcher.close();
      return load(false);
    }
    return last;
  };
  return {...plugin, loadContent: () => load(false)};
}

const LISTING = /[\\/]plugin-content-(?:docs|blog)[\\/]/;

/**
 * The preset of the site for `npm start`: its plugins for documentation and blog are {@link patient}, pages are compiled when they
 * are asked for ({@link lazy}), and {@link pageProblems} are told.
 */
export default function startPreset(context: LoadContext, options: Options): Preset {
  const {plugins = [], ...preset} = sitePreset(context, options);
  const wrap = (config: PluginConfig): PluginConfig => {
    const [name, own] = Array.isArray(config) ? config : [config, {}];
    if (typeof name !== 'string' || !LISTING.test(name)) return config;
    // oxlint-disable-next-line typescript/no-require-imports -- the framework names its plugins by their files
    const original = require(name) as PluginModule & {default: PluginModule};
    const plugin: PluginModule = async (...given) => patient(context.siteDir, (await original.default(...given))!);
    plugin.validateOptions = original.validateOptions!;
    return [plugin, own] as PluginConfig;
  };
  return {...preset, plugins: [...plugins.map((config) => config && wrap(config)), pageProblems, lazy]};
}
