// Preloaded into children that must not outlive the script that started them, even when it is killed outright: the
// channel to it closes with it. Their own children inherit this preload, but not the parent it names.
if (process.ppid === Number(process.env.FOLLOWED_PID)) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
