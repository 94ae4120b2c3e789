/** Hands a page to the check before it is compiled, and what the check says to the bundler. See `page-problems.ts`. */
module.exports = function (source) {
  const done = this.async();
  this.getOptions()
    .judge(this.resourcePath)
    .then(({messages, dependencies, shown}) => {
      for (const file of dependencies) this.addDependency(file);
      // What is kept is not judged again: neither in the next run nor when the heading comes that a link missed.
      this.cacheable(messages.length === 0);
      for (const message of messages) this.emitWarning(new Error(message));
      done(null, shown ?? source);
    }, done);
};
