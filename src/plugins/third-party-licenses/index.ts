import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import {licenseNotices, packageFolders, shippedPackage} from './packages';

const NAME = 'third-party-licenses';
const FILE = 'third-party-licenses.txt';

/** The part of the bundler's report that is read here. */
interface ReportedModule {
  readonly nameForCondition?: string | null;
  readonly modules?: readonly ReportedModule[];
}

type Rspack = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Rspack['Compiler']>;

const filesOf = (modules: readonly ReportedModule[]): string[] =>
  modules.flatMap(({nameForCondition, modules: inside}) => [
    ...(nameForCondition ? [nameForCondition] : []),
    ...filesOf(inside ?? []),
  ]);

/**
 * Writes the license notices of every package in the scripts and style sheets of the browser, as licenses ask for:
 * `/third-party-licenses.txt`.
 */
export default function thirdPartyLicenses(): Plugin {
  return {
    name: NAME,
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {Compilation, sources} = currentBundler.instance;
      const apply = (compiler: Compiler) =>
        compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
          const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
          compilation.hooks.processAssets.tap({name: NAME, stage}, () => {
            const {modules = []} = compilation.getStats().toJson({all: false, modules: true, nestedModules: true});
            const packages = packageFolders(filesOf(modules as readonly ReportedModule[])).map(shippedPackage);
            compilation.emitAsset(FILE, new sources.RawSource(licenseNotices(packages)));
          });
        });
      return {plugins: [{apply}]};
    },
  };
}
