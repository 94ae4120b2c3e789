import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parse} from 'yaml';
import {siteData} from '../data';

/** Moved sections: `/old-page#old-id` to `/new-page#new-id`, both relative to the base URL. */
export type MovedAnchors = Readonly<Record<string, string>>;

const SOURCE = 'src/site/moved-anchors.yaml';

/** Provides `src/site/moved-anchors.yaml` to the client module that redirects links to moved sections. */
export default function movedAnchors({siteDir}: LoadContext): Plugin<unknown> {
  const source = path.join(siteDir, SOURCE);
  const {provide, configureWebpack} = siteData();
  return {
    name: 'moved-anchors',
    loadContent: () => (existsSync(source) ? (parse(readFileSync(source, 'utf8')) as MovedAnchors) : {}),
    contentLoaded: ({content, actions}) => provide('moved-anchors.json', content as MovedAnchors, actions),
    configureWebpack,
    getClientModules: () => [path.join(__dirname, '../../client/moved-anchors.ts')],
    getPathsToWatch: () => [source],
  };
}
