// Preloaded into children that must not outlive the script that started them, even when it is killed outright:
// the channel to it closes with it.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
