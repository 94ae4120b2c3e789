import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {historyOf} from './history';

let siteDir = '';

/** The last change of a file by the history of the site. Docusaurus' own readers of git throw where there is none. */
async function lastUpdate(file: string): ReturnType<VcsConfig['getFileLastUpdateInfo']> {
  const name = path.relative(siteDir, file).split(path.sep).join('/');
  const commit = (await historyOf(siteDir)).find(({files}) => files.some((one) => one.file === name));
  return commit === undefined ? null : {timestamp: Date.parse(commit.date), author: ''};
}

/** When pages were last updated, without names and without an error where git is missing. */
export const vcs: VcsConfig = {
  initialize: (site) => {
    siteDir = site.siteDir;
  },
  // The framework counts the parameters.
  getFileCreationInfo: async (_file) => null,
  getFileLastUpdateInfo: lastUpdate,
};
