import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {withChartVersions} from './catalog/chart-versions';
import {asWritten, readPage} from './page/pages';

/** Writes the right release into the commands of pages that install a chart, and returns the files that changed. */
export function fixChartVersions(root: string, files: readonly string[]): readonly string[] {
  return files.filter((file) => {
    const page = readPage(root, file, asWritten);
    const fixed = withChartVersions(page);
    if (fixed !== page.source) writeFileSync(path.join(root, file), fixed);
    return fixed !== page.source;
  });
}
