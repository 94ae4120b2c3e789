import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import presetClassic, {type Options} from '@docusaurus/preset-classic';

const original = require.resolve('@docusaurus/theme-classic');

function lean(theme: PluginConfig): PluginConfig {
  const [name, options] = Array.isArray(theme) ? theme : [theme, {}];
  return name === original ? [require.resolve('./index'), options] : theme;
}

/** True for style sheets that come with the framework. */
const isOfFramework = (file: string): boolean => file.includes('@docusaurus');

/** One layer below ours is enough: the framework makes one for each of its packages, and every reader would load their names. */
const inOneLayer = (plugin: PluginConfig): PluginConfig =>
  typeof plugin === 'string' && plugin.includes('plugin-css-cascade-layers')
    ? [plugin, {layers: {docusaurus: isOfFramework}}]
    : plugin;

/** The classic preset with the lean theme in the place of the classic one. It takes the same options. */
export default function presetClassicLean(context: LoadContext, options: Options): Preset {
  const {themes = [], plugins = [], ...preset} = presetClassic(context, options);
  return {...preset, themes: themes.map(lean), plugins: plugins.map(inOneLayer)};
}
