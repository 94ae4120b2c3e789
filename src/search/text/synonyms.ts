import {stem} from './stem';

/**
 * Words that readers type for what the pages call otherwise: abbreviations, product names, words of symptoms.
 *
 * One line each: the words that are typed, `=`, the words of the pages. Write all in lower case. Words before `=` are apart by commas;
 * each stands for all that follows. Of several words behind it each one counts, less than what was typed. What is typed is always
 * looked for as well, so only list what the pages do not say themselves, or say rarely. `npm test` fails for a line whose words
 * find nothing. The files of the search bring it along.
 */
export const otherWords = `
k8s = kubernetes
pss, psa = podsecurity
scc = openshift
rbac = role, rights
permission = rights
oom = oomkilled
s3, blob = bucket
cr = resource
crd = definition
ns = namespace
sa = serviceaccount
dt, dtrack = dependencytrack
dd, dojo = defectdojo
es, elk, opensearch = elasticsearch
np, netpol, egress, ingress = networkpolicy
pv, pvc = volume
ca, tls, ssl = certificate
vuln = vulnerability
sbom = cyclonedx
airgap = offline
msteams = teams
creds = credentials, secret
login = authentication
cleanup, retention, expiry = ttl, deleted
stuck, forever, hang = hangs, end
blank = empty, spaces
whitespace = spaces
disable = off
parallel, concurrency, simultaneous = once
429, toomanyrequests = rate, limit
arm, arm64, raspberry = platforms
downgrade, rollback = back
db = database
alert, notify = notification
mail = email
ecr, gcr, acr, harbor, dockerhub = registry
kyverno, gatekeeper = policy
jenkins, tekton = pipeline
dedup, dedupe, deduplicate = duplicates
ram = memory
crash, crashloopbackoff = fails
unauthorized = login, credentials
pause, suspend = stop
timezone = zone
m1, m2, silicon = arm64, apple
child, followup = cascading
timeout = deadline
report = result
upload = import
wordlist = lists
multiple = several
exclude = ignore
endless, infinite = loops
previous = last
hostname = host
website, webapp = site
again, rerun, redo = unchanged
crawler, crawl = spider
chain, chained = cascading
picture = screenshot
hole, weakness, flaw = vulnerability
switch = off
phone, tracking, analytics = telemetry
timer, nightly, daily, weekly, hourly, recurring, periodic = scheduled, schedule, interval
subdomain = amass
logon, signin, signed = login
privileges = rights
slow, speed = rate, threads
firewall = proxy
private, intranet = own
isolated, disconnected, airgapped = offline
dies, died, broken = fails, failed
legacy, deprecated, obsolete, dead = removed, eol
mute, suppress, silence, falsepositive = override
forward, export = send
graph, visualize = dashboards
tenant = namespace
placement, pin = affinity, nodeselector
mandatory, obligatory = required
breakpoint, debugger = debug
hotfix, patch = fix
readable, plaintext = encrypt
docker = image
monitor, scrape = metrics
vhost = virtual
dictionary = lists
`;

/** The same list comes with the files of every tag, and twice from each: for the names, and again with the text. */
let known: {readonly lines: string; readonly words: ReadonlyMap<string, readonly string[]>} | undefined;

/** The words of the pages by what readers type for them. */
export function synonymsIn(lines: string): ReadonlyMap<string, readonly string[]> {
  if (known?.lines === lines) return known.words;
  const entries = lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [typed = '', meant = ''] = line.split(' = ');
      return typed.split(', ').map((word) => [stem(word), meant.split(', ')] as const);
    });
  known = {lines, words: new Map(entries)};
  return known.words;
}
