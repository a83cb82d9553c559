// npm passes a SIGTERM on to the shell between it and us, which dies of it without passing it on. Its death is then
// our only sign to stop.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}
