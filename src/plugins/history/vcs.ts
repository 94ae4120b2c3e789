import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {historyOf} from './history';

let siteDir = '';
/** The moment of the last change of each file. */
let dates: Promise<ReadonlyMap<string, string>> = Promise.resolve(new Map());

/** When pages were last updated by the history of the site, without names. Docusaurus' own readers of git throw where there is none. */
export const vcs: VcsConfig = {
  initialize: (site) => {
    siteDir = site.siteDir;
    // Newest last, so that it stays.
    dates = historyOf(siteDir).then(
      (commits) => new Map(commits.toReversed().flatMap(({date, files}) => files.map(({file}) => [file, date]))),
    );
  },
  // The framework counts the parameters.
  getFileCreationInfo: async (_file) => null,
  async getFileLastUpdateInfo(file) {
    const date = (await dates).get(path.relative(siteDir, file).split(path.sep).join('/'));
    return date === undefined ? null : {timestamp: Date.parse(date), author: ''};
  },
};
