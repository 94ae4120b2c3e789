import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {after, before, describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import {folderWith, writeAll} from '../support/folder';
import {Site} from '../../tools/check/site';

const site = new Site(path.resolve(__dirname, '../..'));

/** Writes the files that a guide shows into a folder of their own. */
function filesOf(guide: string): string {
  const folder = folderWith();
  const fences = site.read(`docs/how-tos/${guide}.md`).matchAll(/^```\w+ title="([^"]+)".*\n([\s\S]*?)^```$/gm);
  writeAll(folder, {
    'package.json': '{"type": "module"}',
    ...Object.fromEntries([...fences].map(([, name, text]) => [name, text])),
  });
  return folder;
}

describe('the hook of the guide on custom hooks', () => {
  it('passes the tests that the guide shows, as many as it says', () => {
    const {NODE_TEST_CONTEXT: _, ...env} = process.env;
    const {status, stdout} = spawnSync(process.execPath, ['--test'], {
      cwd: filesOf('custom-hook'),
      encoding: 'utf8',
      env,
    });
    assert.equal(status, 0, stdout);
    assert.match(stdout, /pass 3\n[\s\S]*fail 0\n/);
  });
});

describe('the hook of the guide that closes findings in DefectDojo', () => {
  type Handle = (callbacks: Readonly<Record<string, unknown>>) => Promise<void>;
  const requests: FormData[] = [];
  let status = 201;
  const defectDojo = createServer(async (request, response) => {
    const body = new Response(request as unknown as ReadableStream, {
      headers: request.headers as Record<string, string>,
    });
    assert.equal(request.url, '/api/v2/reimport-scan/');
    assert.equal(request.headers.authorization, 'Token secret');
    requests.push(await body.formData());
    response.writeHead(status).end('{"test_id": 17, "statistics": {"after": {}}}');
  });
  let handle: Handle;
  before(async () => {
    await new Promise<void>((listening) => defectDojo.listen(0, listening));
    const file = path.join(filesOf('close-fixed-findings-in-defectdojo'), 'hook.js');
    ({handle} = (await import(pathToFileURL(file).href)) as {handle: Handle});
  });
  after(() => defectDojo.close());

  const run = async (
    findings: readonly unknown[],
    scan: Readonly<Record<string, unknown>> = {},
    env = {},
    report = '<nmaprun/>',
  ) => {
    requests.length = 0;
    await handle({
      getFindings: async () => findings,
      getRawResults: async () => report,
      env: {
        DEFECTDOJO_URL: `http://localhost:${(defectDojo.address() as AddressInfo).port}`,
        DEFECTDOJO_APIKEY: 'secret',
        ...env,
      },
      scan: {
        metadata: {
          name: 'nmap-demo-1764370000',
          namespace: 'tracked-scans',
          annotations: {'defectdojo.securecodebox.io/product-name': 'Demo targets'},
          ownerReferences: [{kind: 'ScheduledScan', name: 'nmap-demo'}],
        },
        spec: {scanType: 'nmap'},
        status: {rawResultFile: 'nmap-results.xml'},
        ...scan,
      },
    });
    return requests;
  };

  it('imports each run of a schedule into the same test and closes old findings', async () => {
    const [form] = await run([{}]);
    const {file, ...fields} = Object.fromEntries(form!);
    assert.deepEqual(fields, {
      scan_type: 'Nmap Scan',
      product_type_name: 'Research and Development',
      product_name: 'Demo targets',
      engagement_name: 'tracked-scans/nmap-demo',
      test_title: 'nmap-demo',
      auto_create_context: 'true',
      deduplication_on_engagement: 'true',
      close_old_findings: 'true',
      minimum_severity: 'Info',
    });
    assert.equal((file as File).name, 'nmap-results.xml');
    assert.equal(await (file as File).text(), '<nmaprun/>');
  });

  it('closes nothing after a run without findings, unless the reader turns that on', async () => {
    assert.equal((await run([]))[0]?.get('close_old_findings'), 'false');
    assert.equal((await run([], {}, {CLOSE_WHEN_EMPTY: 'true'}))[0]?.get('close_old_findings'), 'true');
  });

  it('leaves out Scans without a schedule and scan types without an importer', async () => {
    assert.equal((await run([{}], {metadata: {ownerReferences: [{kind: 'Scan', name: 'parent'}]}})).length, 0);
    assert.equal((await run([{}], {spec: {scanType: 'subfinder'}})).length, 0);
  });

  it('sends no empty report, which DefectDojo would refuse', async () => {
    assert.equal((await run([], {spec: {scanType: 'nuclei'}}, {}, '\n')).length, 0);
  });

  it('fails if DefectDojo refuses the report, so that the Job is repeated', async () => {
    status = 403;
    await assert.rejects(run([{}]), /DefectDojo answered 403/);
  });
});
