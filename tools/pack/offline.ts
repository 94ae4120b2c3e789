/**
 * The script of packed pages. On a server, it loads the scripts of the site. For `file:` pages, where browsers block what these
 * scripts load, it rewrites links to files instead.
 *
 * @param extensions file extensions of everything but pages
 */
export const offlineScript = (extensions: readonly string[]): string => `(function () {
  var self = document.currentScript;
  if (location.protocol !== 'file:') {
    // Scripts that are added run as soon as they are there; these need the whole page.
    addEventListener('DOMContentLoaded', function () {
      self.dataset.scripts.split(' ').forEach(function (address) {
        var script = document.createElement('script');
        script.src = address;
        script.async = false;
        document.head.append(script);
      });
    });
    return;
  }
  var root = self.src.replace(/offline\\.js$/, '');
  var isFile = /\\.(?:${extensions.join('|')})$/;
  function local(address) {
    var parts = /^\\/([^?#]*)([^]*)$/.exec(address);
    var path = parts[1].replace(/\\/$/, '');
    return root + path + (isFile.test(path) ? '' : (path && '/') + 'index.html') + parts[2];
  }
  addEventListener('DOMContentLoaded', function () {
    ['href', 'src'].forEach(function (name) {
      document.querySelectorAll('[' + name + '^="/"]').forEach(function (element) {
        element.setAttribute(name, local(element.getAttribute(name)));
      });
    });
    document.querySelectorAll('[role="tabpanel"][hidden]').forEach(function (panel) {
      panel.hidden = false;
    });
  });
})();
`;
