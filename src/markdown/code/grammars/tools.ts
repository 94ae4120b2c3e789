import type {GrammarValue} from 'prismjs';

/**
 * Commands of this documentation that the shell grammar does not highlight, in the place of a command. The bare words after
 * belong to them, so that the `install` of `helm install` is not taken for the command of that name.
 */
export const tools: GrammarValue = {
  pattern:
    /(^|[\s;|&]|[<>]\()(?:argocd|docker|flux|helm|jq|k3d|k9s|kind|kubectl|kustomize|minikube|node|npm|npx|scbctl|syft|trivy|yq)(?=$|[)\s;|&])(?:[ \t]+[a-z][a-z-]*(?=[\s)]|$))*/,
  lookbehind: true,
  inside: {function: /^\S+/},
};
