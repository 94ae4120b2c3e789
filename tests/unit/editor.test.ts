import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import Ajv from 'ajv';
import {remark} from 'remark';
import type {Plugin} from 'unified';
import {VFile} from 'vfile';
import {parse} from 'yaml';
import {catalogFiles} from '../../src/catalog-schema/files';
import {declarationProblems} from '../../tools/check/declarations';
import {Site} from '../../tools/check/site';
import {editorSchemas} from '../../tools/editor/schemas';
import {filesBelow} from '../../src/files/files';
import {formatProblem} from '../../src/text/flaw';
import {fenceProblems, frontMatter, pageProblems, root} from './support/check';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

describe('whoever writes in an editor', () => {
  for (const [file, text] of Object.entries(editorSchemas()))
    it(`is told by ${file} what the check would say`, () => {
      assert.equal(read(file), text, 'npm run editor writes the schemas anew');
    });

  it('is told nothing false of an entry of the catalog', () => {
    for (const [name, {files}] of Object.entries(catalogFiles)) {
      const judge = new Ajv({strict: false}).compile(JSON.parse(read(`.vscode/schemas/${name}.schema.json`)) as object);
      const [folder = ''] = files.split('/');
      const pattern = new RegExp(`^${path.posix.basename(files).replace('*', '.+')}\\.yaml$`);
      for (const file of readdirSync(path.join(root, 'src/catalog', folder)).filter((one) => pattern.test(one))) {
        // An editor sees the name behind !common, which is a text.
        const entry: unknown = parse(read(`src/catalog/${folder}/${file}`).replaceAll('!common ', ''));
        assert.ok(judge(entry), `${file}: ${JSON.stringify(judge.errors)}`);
      }
    }
  });

  it('gets the files that the settings name', () => {
    const settings = JSON.parse(read('.vscode/settings.json')) as {
      'yaml.schemas': Record<string, string | string[]>;
    };
    for (const [schema, files] of Object.entries(settings['yaml.schemas'])) {
      JSON.parse(read(schema));
      for (const file of [files].flat()) {
        const [folder, ending] = file.split(/\*[*/]*/);
        if (ending === undefined) read(file);
        else assert.ok(filesBelow(path.join(root, folder!), ending).length > 0, file);
      }
    }
  });
});

describe('the task that checks', () => {
  it('reads what the check prints', () => {
    const {tasks} = JSON.parse(read('.vscode/tasks.json')) as {
      tasks: {problemMatcher: {pattern: {regexp: string}}}[];
    };
    const printed = formatProblem({file: 'docs/a.md', line: 7, problem: 'a: b', mend: 'c'});
    for (const {problemMatcher} of tasks) {
      const [, ...parts] = new RegExp(problemMatcher.pattern.regexp).exec(printed)!;
      assert.deepEqual(parts, ['docs/a.md', '7', 'a: b — c']);
    }
  });
});

describe('whoever types a page in an editor that runs remark', () => {
  const told = async (body: string, front = frontMatter({})) => {
    // Written for editors, which load it without types.
    const config = (await import(pathToFileURL(path.join(root, '.remarkrc.mjs')).href)) as {
      default: {plugins: Plugin[]};
    };
    const value = `${front}${body}\n\n[Next](/docs/scanners/nmap)\n`;
    const file = new VFile({cwd: root, path: path.join(root, 'docs/example.md'), value});
    const {messages} = await remark().use(config.default.plugins).process(file);
    const lines = value.split('\n');
    return messages.map((message) => {
      const {place} = message;
      assert.ok(place && 'start' in place);
      return {message, underlined: lines[place.start.line - 1]!.slice(place.start.column - 1, place.end.column - 1)};
    });
  };

  it('is told nothing of a page that is right', async () => {
    assert.deepEqual(await told('Text.'), []);
  });

  it('is told of a wrong key of the front matter, of a link and of a manifest, each at its place and with its mend', async () => {
    const manifest =
      '```yaml\napiVersion: execution.securecodebox.io/v1\nkind: Scan\nmetadata: {name: a}\nspec: {scanTyp: nmap, parameters: []}\n```';
    const all = await told(`See [it](/docs/scanners/nmpa).\n\n${manifest}`, frontMatter({keyword: '[a]'}));
    for (const [underlined, mend] of [
      ['keyword', 'did you mean `keywords`?'],
      ['/docs/scanners/nmpa', 'did you mean `/docs/scanners/nmap`?'],
      ['scanTyp', 'did you mean `scanType`?'],
    ]) {
      const message = all.find((one) => one.underlined.includes(underlined!))?.message;
      assert.ok(
        message?.reason.includes(mend!),
        `${underlined}: ${all.map(({message: {reason}, underlined: where}) => `${where}: ${reason}`).join('\n')}`,
      );
      assert.equal(message?.fatal, true);
    }
  });

  it('is offered the mends that need no thought', async () => {
    const [{message} = assert.fail()] = await told('Its colour.');
    assert.deepEqual([message.actual, message.expected], ['colour', ['color']]);
  });

  it('is told of no other file', async () => {
    const {default: pageCheck} = await import('../../tools/editor/page-check');
    const readme = new VFile({cwd: root, path: path.join(root, 'README.md'), value: 'Its colour.'});
    await pageCheck()(undefined, readme);
    assert.deepEqual(readme.messages, []);
  });
});

describe('a mistake in the lists of tags and authors', () => {
  const told = (file: string, change: (text: string) => string): string[] =>
    declarationProblems(new Site(root, {files: {[file]: change(read(file))}})).map(formatProblem);

  it('is told at its line', () => {
    const [tag] = told('blog/tags.yml', (text) => text.replace('  permalink: /agile', '  permlink: /agile'));
    assert.match(tag!, /^blog\/tags\.yml:\d+: agile.*permalink/);
    const [shared] = told('blog/tags.yml', (text) => text.replace('permalink: /architecture', 'permalink: /agile'));
    assert.match(
      shared!,
      /^blog\/tags\.yml:\d+: architecture\.permalink: is also that of agile — write a path of its own/,
    );
    const [author] = told('blog/authors.yml', (text) => text.replace('page: true', 'page: yes please'));
    assert.match(author!, /^blog\/authors\.yml:7: team\.page: .*write true or false/);
  });

  it('is told with file and line when it is one of YAML', () => {
    assert.throws(
      () => new Site(root, {files: {'blog/tags.yml': 'agile:\n  label: "agile\n'}}),
      /^FlawError: blog\/tags\.yml:2: a quote is not closed — end the value/,
    );
  });
});

describe('a snippet of the editor', () => {
  interface Snippet {
    readonly prefix: string;
    readonly body: readonly string[];
  }
  /** What stands in the page when nobody changes what the snippet proposes. */
  const inserted = ({body}: Snippet): string =>
    body
      .join('\n')
      .replaceAll(/\$\{\d+\|([^,|]*)[^}]*\|\}/g, '$1')
      .replaceAll(/\$\{\d+:([^}]*)\}/g, '$1')
      .replaceAll(/(?<!\\)\$\{?\d\}?/g, '')
      .replaceAll('\\$', '$');
  const snippets = JSON.parse(read('.vscode/markdown.code-snippets')) as Record<string, Snippet>;

  for (const [name, snippet] of Object.entries(snippets).filter(([, {prefix}]) => /^(?:fence|try)-/.test(prefix)))
    it(`${name} is a fence that the check understands`, async () => {
      // Empty fields are for the author to fill; all else has to hold.
      const told = await fenceProblems(inserted(snippet));
      assert.ok(!told.some((text) => /class|part|values|try|language/.test(text)), told.join('\n'));
    });

  for (const [name, snippet] of Object.entries(snippets).filter(
    ([, {prefix}]) => !/^(?:fence|try|front)-/.test(prefix),
  ))
    it(`${name} is one that pages can hold`, async () => {
      const told = await pageProblems(`${inserted(snippet)}\n`);
      assert.ok(!told.some((text) => /directive|box|entry|fact/.test(text)), told.join('\n'));
    });
});
