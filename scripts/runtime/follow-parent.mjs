// Preloaded into children that must not outlive the script that started them, even if it is killed: the
// channel to it then closes. Their own children inherit this preload, but not that channel.
if (process.ppid === Number(process.env.FOLLOWED_PID)) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
