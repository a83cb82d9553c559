// npm passes a SIGTERM to the shell between it and us, which dies without passing it on. The end of the shell
// is then our only sign to stop.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}
