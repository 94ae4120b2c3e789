import assert from 'node:assert/strict';
import {chmodSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {browserFlags} from '../../../tools/test/browser-flags';
import {locate} from '../../../tools/test/find-program';
import {programFor} from '../../../tools/test/install-program';
import {folderWith} from '../../support/folder';

/** Shell scripts replace browsers and package managers. */
const here = {skip: process.platform !== 'linux' && 'needs Linux'};

/** Writes a program for the shell. */
function program(file: string, script: string): string {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

/** A machine of its own: an empty home, and a PATH with nothing but these programs and what the test puts there. */
function machineWith(...programs: readonly string[]) {
  const home = folderWith();
  const bin = path.join(home, 'bin');
  mkdirSync(bin);
  for (const name of programs) program(path.join(bin, name), 'exit 0');
  const said: string[] = [];
  return {
    bin,
    home,
    said,
    install: (name: string, script = 'exit 0') => program(path.join(bin, name), script),
    environment: {PATH: bin, HOME: home} as Record<string, string>,
    say: (line: string) => void said.push(line),
  };
}

/** What a package manager does that installs a program, Chromium if not another. Only shell built-ins: the PATH holds nothing else. */
const installs = (bin: string, log: string, name = 'chromium') =>
  `echo "$0 $*" >> ${log}\ncase "$*" in *install*${name}*) printf '#!/bin/sh\\nexit 0\\n' > ${bin}/${name}; /bin/chmod 755 ${bin}/${name};; esac`;

test('CHROME_PATH wins over a browser of the system', here, () => {
  const machine = machineWith('chromium');
  const own = program(path.join(machine.home, 'own/chrome'), 'exit 0');
  assert.deepEqual(locate('chromium', {...machine.environment, CHROME_PATH: own}), {path: own, source: 'CHROME_PATH'});
});

test('a CHROME_PATH that cannot be started is an error, not a silent fallback', here, () => {
  const machine = machineWith('chromium');
  assert.throws(
    () => locate('chromium', {...machine.environment, CHROME_PATH: '/nowhere/chrome'}),
    /CHROME_PATH.*unset/,
  );
});

test(
  'of the browsers of a system the one without a window is taken, in which the tests take half as long',
  here,
  () => {
    const machine = machineWith('chromium', 'chromium-headless-shell');
    assert.equal(locate('chromium', machine.environment)?.path, path.join(machine.bin, 'chromium-headless-shell'));
  },
);

test('a browser of the system is taken before the one of Playwright', here, () => {
  const machine = machineWith();
  const cache = path.join(machine.home, '.cache/ms-playwright');
  const cached = program(path.join(cache, 'chromium-1200/chrome-linux/chrome'), 'exit 0');
  const environment = {...machine.environment, PLAYWRIGHT_BROWSERS_PATH: cache};
  assert.deepEqual(locate('chromium', environment), {path: cached, source: 'the cache of Playwright'});
  const chrome = machine.install('google-chrome');
  assert.equal(locate('chromium', environment)?.path, chrome);
});

test('a browser that cannot start because libraries are missing is skipped', here, () => {
  const machine = machineWith();
  machine.install('chromium', 'exit 127');
  assert.equal(locate('chromium', machine.environment), undefined);
});

test('without a browser, the package manager installs one as root, and the command is printed', here, () => {
  const machine = machineWith();
  machine.install('apt-get', installs(machine.bin, path.join(machine.home, 'log')));
  const browser = programFor('chromium', {...machine, isRoot: true});
  assert.deepEqual(browser, {path: path.join(machine.bin, 'chromium'), source: 'apt-get'});
  assert.match(machine.said.join('\n'), /no Chromium[^]*Running apt-get update[^]*Running apt-get .*install/);
});

test('sudo installs programs for users who are not root if it needs no password', here, () => {
  const machine = machineWith();
  machine.install('apt-get', installs(machine.bin, path.join(machine.home, 'log')));
  machine.install('sudo', 'shift; [ "$1" = true ] && exit 0; exec "$@"');
  assert.equal(programFor('chromium', {...machine, isRoot: false}).source, 'apt-get');
  assert.match(machine.said.join('\n'), /Running sudo -n apt-get .*install/);
});

test('nginx is found or installed in the same way, so that no test of it is skipped', here, (context) => {
  const machine = machineWith();
  machine.install('apt-get', installs(machine.bin, path.join(machine.home, 'log'), 'nginx'));
  if (locate('nginx', machine.environment)?.path.startsWith(machine.home) === false) {
    context.diagnostic('nginx is in a folder that only root has on PATH');
  } else {
    assert.equal(programFor('nginx', {...machine, isRoot: true}).path, path.join(machine.bin, 'nginx'));
    assert.match(machine.said.join('\n'), /no nginx[^]*Running apt-get .*install .*nginx/);
  }
  const own = program(path.join(machine.home, 'own/nginx'), 'exit 0');
  assert.deepEqual(locate('nginx', {...machine.environment, NGINX_PATH: own}), {path: own, source: 'NGINX_PATH'});
});

test('when nothing can be installed, the error explains what to do', here, () => {
  const machine = machineWith('apt-get');
  assert.throws(
    () => programFor('chromium', {...machine, isRoot: false}),
    /No Chromium or Chrome could be installed\. .*set CHROME_PATH/,
  );
  assert.match(machine.said.join('\n'), /apt-get, but it needs root/);
});

test('only root runs the browser without its sandbox, and it makes no background requests', () => {
  assert.ok(browserFlags(true).includes('--no-sandbox'));
  assert.ok(!browserFlags(false).includes('--no-sandbox'));
  assert.ok(browserFlags(false).includes('--disable-background-networking'));
});
