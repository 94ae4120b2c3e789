import {execFileSync} from 'node:child_process';
import {realpathSync} from 'node:fs';
import path from 'node:path';
import {type ProductChart, readChart} from './chart';
import {type ProductCrd, readCrds} from './crds';
import {Files, type Unread} from './files';
import {type GoCommand, goCommands} from './go';
import {type SnapshotFinding, snapshotFindings} from './snapshots';

/** The findings in a snapshot file of a chart's parser. */
interface ParserSnapshots {
  readonly chart: string;
  readonly file: string;
  readonly findings: readonly SnapshotFinding[];
}

/** The facts in a checkout of the product, and the files that could not be read. */
export interface Product {
  /** Undefined if neither an argument, a tag nor the folder name contains it. */
  readonly release: string | undefined;
  readonly charts: readonly ProductChart[];
  readonly crds: readonly ProductCrd[];
  readonly commands: readonly GoCommand[];
  readonly snapshots: readonly ParserSnapshots[];
  readonly unread: readonly Unread[];
}

const SEMVER = /^v?(\d+\.\d+\.\d+)$/;

/** The release from the tag of the checkout, or else from the folder name of an unpacked archive. */
function releaseOf(root: string): string | undefined {
  try {
    const command = ['-C', root, 'describe', '--tags', '--exact-match'];
    const top = execFileSync('git', ['-C', root, 'rev-parse', '--show-toplevel'], {encoding: 'utf8', stdio: 'pipe'});
    const tag = execFileSync('git', command, {encoding: 'utf8', stdio: 'pipe'}).trim();
    if (realpathSync(top.trim()) === realpathSync(root)) return SEMVER.exec(tag)?.[1];
  } catch {
    // Not a repository, git is not installed, or HEAD has no tag.
  }
  return /(?:^|-)v?(\d+\.\d+\.\d+)$/.exec(path.basename(path.resolve(root)))?.[1];
}

/** All folders with a Chart.yaml, because the product has moved charts before. */
const chartFolders = (all: readonly string[]): readonly string[] =>
  all.filter((file) => /(?:^|\/)Chart\.yaml$/.test(file)).map((file) => path.posix.dirname(file));

/** The folder of a file with a trailing slash, as a prefix of paths. */
const folderOf = (file: string | undefined): string | undefined => file && `${path.posix.dirname(file)}/`;

/**
 * Reads a checkout of the product.
 *
 * @param givenRelease overrides the release that the checkout implies
 */
export function readCheckout(root: string, givenRelease?: string): Product {
  const files = new Files(root);
  const all = files.below('.');
  const release = givenRelease ?? releaseOf(root);
  if (release === undefined)
    files.unread.push({file: 'the release', because: 'the checkout is at no release tag; pass --release X.Y.Z'});

  const crdFolder =
    ['operator/crds/', 'operator/config/crd/bases/'].find((one) => all.some((f) => f.startsWith(one))) ??
    folderOf(
      all.find((file) => /crds?\/.*\.ya?ml$/.test(file) && /^kind: CustomResourceDefinition/m.test(files.text(file))),
    );
  if (crdFolder === undefined)
    files.unread.push({file: 'operator/crds', because: 'there is no folder with definitions of custom resources'});
  const sources = all.filter((file) => file.endsWith('.go') && !file.endsWith('_test.go'));
  const commandLine =
    sources.find((file) => file.startsWith('scbctl/')) ??
    sources.find((file) => files.text(file).includes('cobra.Command{'));
  const go = sources.filter((file) => file.split('/')[0] === commandLine?.split('/')[0]);
  if (go.length === 0) files.unread.push({file: 'scbctl', because: 'there are no Go sources of scbctl'});
  const charts = chartFolders(all).flatMap((folder) => readChart(files, folder) ?? []);
  const snapshotsOf = ({name, folder}: ProductChart): readonly ParserSnapshots[] =>
    all
      .filter((file) => file.startsWith(`${folder}/parser/`) && /\.snap$|parser\.test\.[jt]s$/.test(file))
      .flatMap((file) => {
        const findings = files.attempt(file, snapshotFindings) ?? [];
        return findings.length === 0 ? [] : [{chart: name, file, findings}];
      });
  return {
    release,
    charts,
    crds: all
      .filter((file) => crdFolder !== undefined && file.startsWith(crdFolder) && /\.ya?ml$/.test(file))
      .flatMap((file) => files.attempt(file, (text) => readCrds(text, file)) ?? []),
    commands: go.flatMap((file) => files.attempt(file, (text) => goCommands(text, file)) ?? []),
    snapshots: charts.flatMap(snapshotsOf),
    unread: files.unread,
  };
}
