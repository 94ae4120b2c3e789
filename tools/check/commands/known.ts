/** Programs that a page may call besides helm, kubectl and scbctl, so that a typo is found. */
export const KNOWN_COMMANDS: ReadonlySet<string> = new Set(
  `
  . : [ alias apt apt-get autoload aws awk az base64 bash brew builtin cat cd chmod chown chsh code colima command compinit
  cosign cp crane curl cut date declare df diff dig docker echo env eval exec exit export false find fish gcloud gh git go
  gradle ./gradlew grep gunzip gzip head helm-docs host hostname id ip java jest jobs jq k3d k9s keytool kind kubectx kubens kustomize
  less limactl ln local ls make man md5sum minikube mkdir mktemp mv nc nerdctl node nohup npm npx nslookup nvm open openssl pip
  pip3 plantuml podman printf pwd python python3 read readlink return rm rmdir rsync scp sed seq set sh sha256sum shift skopeo sleep
  softwareupdate sort source ssh ssh-keygen stern sudo systemctl tail tar tee test time timeout touch tr trap true uname uniq
  unset unzip vagrant VBoxManage vboxmanage vi vim wait watch wc wget which whoami xargs xxd yamllint yarn yes yq zip zsh
  ansible-playbook argocd crictl doctl eksctl flux hcloud helmfile k9s kubectx kubens kubeseal nerdctl oras pulumi skaffold sops
  terraform tofu vault age age-keygen
  ajv bom cdxgen check-jsonschema cyclonedx grype snyk spdx-sbom-generator syft
  `
    .trim()
    .split(/\s+/),
);
