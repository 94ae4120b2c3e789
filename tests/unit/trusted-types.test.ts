import assert from 'node:assert/strict';
import {test} from 'node:test';
import {runInNewContext} from 'node:vm';
import {trustedTypesScript} from '../../src/plugins/trusted-types/script';

type Rule = (text: string) => string | null;
interface Policy {
  readonly createHTML: Rule;
  readonly createScript: Rule;
  readonly createScriptURL: Rule;
}

/** The policy that the script makes on a page of the site. */
function policy(): Policy {
  let made: Policy | undefined;
  const location = new URL('https://site.example/docs/page');
  const createPolicy = (_name: string, rules: Policy) => (made = rules);
  runInNewContext(trustedTypesScript('/'), {window: {trustedTypes: {}}, trustedTypes: {createPolicy}, location, URL});
  return made!;
}

test('no string becomes markup that could run', () => {
  for (const html of [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="x" onerror="alert(1)">',
    '<img src="x" ONERROR="alert(1)">',
    '<img/src="x"/onerror="alert(1)">',
    '<span class="a" onclick="x()">a</span>',
    '<svg><animate onbegin="x()"></animate></svg>',
    '<svg><style><img src="</style><img src=x onerror=alert(1)>"></style></svg>',
    '<iframe srcdoc="&lt;script&gt;"></iframe>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<span title="<">" <script>x()</script>',
    '<!-- <span> --><object data="x"></object>',
    '<base href="https://evil.example/">',
    '<form action="https://evil.example/"><input name="q"></form>',
    '<<span>script>x()<</span>/script>',
  ]) {
    assert.equal(policy().createHTML(html), null, html);
  }
});

test('code, diagrams and the badge of the footer are let through', () => {
  for (const html of [
    'helm upgrade --install <span class="token">nmap</span> x &lt; y onclick="a"',
    '<a class="badge" href="https://host.example/"><img src="/img/badge.svg" alt="Hosted > here" width="114" height="51" loading="lazy"></a>',
    '<figure class="diagram"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0"/></svg></figure>',
    'curl<wbr> -s',
  ]) {
    assert.equal(policy().createHTML(html), html);
  }
});

test('scripts come from the site alone, and a script element holds nothing but data', () => {
  const {createScript, createScriptURL} = policy();
  for (const url of ['/assets/js/a.js', 'https://site.example/assets/js/a.js']) assert.equal(createScriptURL(url), url);
  for (const url of [
    'https://evil.example/assets/js/a.js',
    '//evil.example/assets/js/a.js',
    '/\\evil.example/assets/js/a.js',
    '/assets/js/../../img/a.svg',
    '/assets/js/%2e%2e/%2e%2e/img/a.svg',
    'data:text/javascript,x()',
    'blob:https://site.example/assets/js/a',
    'javascript:x()',
  ]) {
    assert.equal(createScriptURL(url), null, url);
  }
  assert.equal(createScript('{"@type":"BlogPosting"}'), '{"@type":"BlogPosting"}');
  for (const text of ['alert(1)', '{"a":1};alert(1)', '', 'null']) assert.equal(createScript(text), null, text);
});

test('a browser that does not know Trusted Types is left alone', () => {
  assert.doesNotThrow(() => runInNewContext(trustedTypesScript('/'), {window: {}}));
});
