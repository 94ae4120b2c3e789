import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {shippedImages} from '../../../catalog/images';
import type {AfterBuildContext} from '../context';

/** Writes `/images.txt`: every container image of the release, one a line, for tools that fill a mirror. */
export async function images({outDir}: AfterBuildContext): Promise<void> {
  await writeFile(path.join(outDir, 'images.txt'), `${shippedImages.map(({image}) => image).join('\n')}\n`);
}
