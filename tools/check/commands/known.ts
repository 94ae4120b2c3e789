/** Programs that a page may call besides helm, kubectl and scbctl, so that a typo is found. */
export const KNOWN_COMMANDS: ReadonlySet<string> = new Set(
  `
  alias autoload awk az apt apt-get base64 bash brew bundle cat cd chmod chown chsh code colima compinit cosign cp
  crane curl cut date declare df diff dig docker echo env eval exit export false find fish gcloud gh git go gradle
  ./gradlew grep gunzip gzip head helm-docs host hostname id ip java jobs jq kind kubectx kubens less ln local ls make
  man md5sum minikube mkdir mktemp mv nc nerdctl netstat nmap node npm npx nslookup nvm open openssl pip pip3 podman
  printf pwd python python3 qemu-img read readlink return rm rmdir rsync sed select seq set sh sha256sum shift sleep
  softwareupdate sort source . ssh ssh-keygen stern sudo syft systemctl tail tar tee test [ touch tr trap trivy true
  uname uniq unset unzip vagrant VBoxManage vboxmanage vi vim wait watch wc wget which whoami xargs xxd yarn yes yq zip
  zsh : aws eksctl k3d k9s kubeaudit kubeseal kustomize nano ajv check-jsonschema yamllint yaml-language-server
  scp prettier eslint jest openapi-generator curlie httpie http
  `
    .trim()
    .split(/\s+/),
);
