import {stem} from './stem';

/** Words of every conversation. They are indexed in titles and tags only, and in a long query they count little. */
export const everydayWords = `
able actually add afterwards ago agree ahead allow alone along answer anybody anyhow anymore anyone anyway appear ask
away back bad badly basically basis become begin believe best better bit boss bring bunch call care certainly chance
come completely concern couple course curious currently day decide definitely different doubt dozen early easily easy
enough especially eventually everybody everything exactly exist expect explain fact fair far feel finally fine first
folk follow forget friend full give given go gone good great guess guide hand happen happy hard hate hear hello help hi
hope idea imagine immediately important instead interest joke keep kind know lack last lately later least leave like
literally little look lost lot love luck made mainly make matter mean mention mess middle mind moment morning mostly
nearly necessary need new next nice nobody none notice number obvious obviously occur odd otherwise out own particular
past people perfect perfectly perhaps person piece place point poor possible pretty probably problem proper properly
question quite read real really reason recently remain remember right run same see seem sense sent set show side similar
simple simply situation slightly small somebody somehow someone sometimes somewhat somewhere soon sorry sound spend
stand start state stay still strange stuff sudden suddenly suppose sure surprise take talk tell thank therefore thing
think thought time tired today totally tried true try turn two understand up use usually various wanna way week whatever
whenever wherever whole wish wonder word work worry worse worth write wrong yeah year yes yesterday
`;

/**
 * Words that readers type for what the pages call otherwise: abbreviations, product names, words of symptoms. Groups are
 * separated by `;`. The words before `=` are typed, the words after it are on the pages; all are lowercase and separated by
 * commas. What is typed is searched as well, so list only words that the pages do not contain.
 */
const otherWords = `
k8s = kubernetes; pss, psa, psp = podsecurity; scc = openshift; rbac = role, rights; permission, privileges = rights;
oom, ofmemory, sigkill, evicted, eviction = oomkilled; s3, blob = bucket; cr = resource; crd = definition;
ns, tenant, multitenant, multitenancy = namespace; sa = serviceaccount; dt, dtrack = dependencytrack; dd, dojo = defectdojo;
es, elk, opensearch, splunk, datadog, siem, logstash, sumologic, loki, fluentd, syslog = elasticsearch;
np, netpol, egress, ingress, outbound, inbound = networkpolicy; pv, pvc = volume; ca, tls, ssl = certificate;
vuln, hole, weakness, flaw = vulnerability; sbom, supplychain = cyclonedx; airgap, airgapped, isolated, disconnected = offline; msteams = teams;
creds = credentials, secret; login = authentication; cleanup, retention, expiry = ttl, deleted; stuck, forever, hang = hangs, end;
blank = empty, spaces; whitespace = spaces; disable, switch = off;
429, toomanyrequests = rate, limit; arm, arm64, aarch64, powerpc, multiarch, raspberry = platforms;
downgrade, rollback, restore, recover, revert, undo = back; db = database; alert, notify, oncall, pager, pagerduty, opsgenie = notification;
mail, recipient, addressee, inbox = email; ecr, gcr, acr, harbor, dockerhub, quay, jfrog, nexus, artifactory = registry;
kyverno, gatekeeper, opa = policy; jenkins, tekton, cicd = pipeline; dedup, dedupe, deduplicate, dup = duplicates; ram = memory;
crash, crashloop, crashloopbackoff, flapping, red, flaky, intermittent, sporadic = fails; unauthorized = login, credentials;
pause, suspend, halt, cancel, abort, kill, terminate, interrupt = stop; timezone = zone; m1, m2, silicon = arm64, apple; timeout = deadline;
report = result; upload = import; wordlist, dictionary = lists; multiple, thanone = several; exclude, omit, exempt = ignore; endless, infinite = loops;
previous = last; hostname = host; website, webapp = site; again, rerun, redo = unchanged; crawler, crawl = spider;
chain, chained, child, followup = cascading; picture, photo, thumbnail, capture, snap = screenshot; phone, tracking, analytics = telemetry;
timer, nightly, daily, weekly, hourly, recurring, periodic = scheduled, schedule, interval;
monday, tuesday, wednesday, thursday, friday, saturday, sunday = scheduled, cron, schedule; sublist3r = subfinder;
logon, signin, signed = login;
slow, speed, faster, quicker, quickly, sluggish, laggy, bandwidth, performance, latency, throughput, throttle, overload = rate, threads;
firewall, bastion, jumphost = proxy; private, intranet = own; dies, died, broken = fails, failed;
legacy, deprecated, obsolete, dead, oflife = removed, eol; mute, suppress, silence, falsepositive = override; forward, export, transmit = send;
graph, visualize, grafana = dashboards; placement, pin = affinity, nodeselector; mandatory, obligatory = required; breakpoint, debugger = debug;
hotfix, patch = fix; readable, plaintext = encrypt; docker = image; monitor, scrape, alertmanager, dynatrace, newrelic, opentelemetry, otel = metrics;
vhost = virtual; gui, frontend, ui, webpage = interface, dashboard; controller = operator; queue, queued, backlog = pending, waiting;
hung, frozen, freeze, stalled, unresponsive, spinning = hangs, stays; hammer, flood, ddos = rate;
harmless, trivial, cosmetic, minor = informational, low; severe, serious, worst, urgent, risky, dangerous = critical, high;
score, rating, rated, cvss, grade, ranking, impact, likelihood = severity; corporate, enterprise, organisation, department = company, organization;
gdpr = privacy; paid, price, pricing, subscription = license; newbie, beginner, starter, intro, walkthrough, quickstart, onboarding = started, first;
incorrect, inaccurate, mistake = wrong, false; invisible, nowhere, vanished, disappeared = missing, gone;
double, doubled, redundant, identical = duplicates, twice; badge, marker = label;
consolidate, unify, aggregate, gather, combine = merge, collect, together; redmine, servicenow, tracker = jira, tickets;
discord, mattermost, telegram, whatsapp, webex, sms = chat, notification; bitbucket, gitea, gerrit, svn = git, repository;
pr, mr, pullrequest, mergerequest = request, merge; eks, gke, aks, k3s, k3d, microk8s, rke, rancher = cluster, kubernetes;
istio, linkerd, envoy, mesh = sidecar; vault, sops, keyvault, sealedsecrets, externalsecrets = secret; podman, buildah, kaniko = docker;
disk, drive, nfs, efs, longhorn, ebs = volume, storage; amazon = aws; gcp, gcs = google; wasabi, backblaze, ceph = s3;
mfa, 2fa, otp, totp, captcha, sso, saml, kerberos, okta, entra, azuread = authentication, login; crack, cracking, bruteforce = guess, passwords;
hack, hacker, hacking = attack; snyk, clair, anchore, checkov, tfsec, terrascan = trivy;
sonarqube, checkmarx, veracode, fortify, codeql, bandit, gosec = semgrep; burp, acunetix, arachni, wapiti = zap;
gobuster, dirbuster, dirb, feroxbuster = ffuf; sqli = injection; hsts, csp, clickjacking, cors = headers;
nameserver, tld, registrar, whois = domain, dns; icmp = ping; heartbleed, poodle, rc4, handshake = cipher, tls; selfsigned = authority, certificate;
expiring, renewal = expired; fingerprint, hostkey, rsa, ed25519 = algorithm, key; pip, gradle, maven, jar, gem, composer = dependencies, package;
drupal, typo3, magento, shopify = cms; distro, centos, fedora, rhel, suse = linux; osx, darwin = mac; reboot, relaunch, respawn = restart;
purge, erase, wipe, destroy, tidy, garbage, prune, trash, decommission, getrid = delete, remove;
orphaned, stale, zombie, dangling, clutter = left, old; teardown, deinstall, shutdown = uninstall; produce, compile, craft = build, create;
tweak, adjust, alter, modify, rotate, rotation = change, configure; increase, bigger, larger, grow, maximum, cap = limit, max;
reduce, decrease, smaller, shrink = limit, lower;
crontab, midnight, night, overnight, tonight, weekend, blackout, offpeak, officehours, workinghours, monthly, everyday, everyhour, everyweek, everymonth, everymorning, everymonday, everysunday = scheduled, cron;
changelog = release, changes; upcoming, future, roadmap = plan, next; handbook, wiki, faq = documentation, help; forum = community, slack;
volunteer, sponsor, student, hackathon = contribute; rationale = decision, reason; versus, vs = compare, difference;
permit, permitted, authorize = allowed, rights; superuser = root; whitelist, allowlist = allow; blacklist, denylist, blocklist = exclude, deny;
pdf, docx, excel, xlsx, sarif, junitxml, spreadsheet = report, export; transform, normalize = parse; uuid = id; checksum = digest, hash;
segfault, panic, stacktrace, traceback = crash, exception; unschedulable, tainted = pending, toleration;
online, unreachable, unavailable, outage, econnreset = reachable; malformed = invalid;
autocomplete, intellisense, underline, vscode, intellij, vim, ide = editor, schema; verbose, trace = debug, log; tail, observe = watch, follow;
prod = production; trial, sandbox, poc, pov = demo; apparmor, selinux, lockdown = hardened, securitycontext; sort, sorted = order;
stats, statistics, trend = dashboards, metrics; uri = url; stranger, foreign = outside, others; passphrase, pwd = password; pat = token;
squad, colleague, coworker = team; creator, responsible = owner, author; virtualbox, vmware, hypervisor = vagrant, virtual;
laptop, pc, workstation, notebook = local, machine; spa = ajax; complain, complains, moan, nag, yell = refuses, error;
annoying, noisy, spam, noise = false; collision, clash, occupied, conflict = taken, same; mismatch, diff = differs; golden = expected, snapshot;
spawn, spawned, adhoc, ondemand, kick, kickoff, fire, fired, launch, launched = start, started, trigger; proceed, resume = again, continue;
abandoned, discontinued, retired, sunset, unmaintained = removed, deprecated; redact, mask = hide; okay, healthy, nonzero = successful, exit;
codebase = code, repository; blame = author; victim = target; webshop = shop; unattended = automatic; everywhere, everyone = global, clusterwide;
confirm, proof, prove = verify; unpatched, ofdate = outdated, vulnerability; truncated, incomplete, partial = cut; masscan, rustscan, naabu = nmap;
httpx, wappalyzer = whatweb; dnsrecon, dnsx, nslookup = doggo; testssl, sslscan = sslyze; hydra, medusa = ncrack; trufflehog = gitleaks;
eyewitness, gowitness, aquatone = screenshooter; kubescape, kubesec, polaris, cspm, kspm, posture = cluster, audit; rwx, rwo, multiattach = accessmode;
obtain, retrieve, grab, acquire = fetch, download; headless, selenium, playwright, puppeteer = browser;
fluxcd, kustomize, helmfile, terraform, ansible, pulumi = gitops, helm; hpa, autoscaler, autoscale = scale; failover, highavailability = replicas;
homebrew, brew, choco, winget, bootstrap = install; sca = packages, dependencies; kotlin, csharp, swift = semgrep; rootless = runasnonroot;
coredns = dns; jvm = java; waiver, waive, acceptedrisk = riskaccepted; illegal, consent, lawful = legal, permission; delta = new
`;

/** The pairs of words typed and words on the pages. */
export const otherPairs = otherWords.split(';').map((group) => {
  const [typed = [], meant = []] = group.split('=').map((words) => words.split(',').map((word) => word.trim()));
  return {typed, meant};
});

/** The words of the pages by the stems of what readers type for them, none for words of every conversation. */
export const synonyms: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...everydayWords
    .trim()
    .split(/\s+/)
    .map((word) => [stem(word), []] as const),
  ...otherPairs.flatMap(({typed, meant}) => typed.map((word) => [stem(word), meant] as const)),
]);

/** Whether a stem belongs to a word of every conversation. */
export const isEveryday = (term: string): boolean => synonyms.get(term)?.length === 0;
