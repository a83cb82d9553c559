import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Jiffies a second on every Linux that runs Node. */
const jiffies = 100;

/** Inodes of the sockets that listen on a port. */
function listening(port: number): ReadonlySet<string> {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  const rows = ['tcp', 'tcp6'].flatMap((table) => {
    try {
      return readFileSync(`/proc/net/${table}`, 'utf8').split('\n').slice(1);
    } catch {
      return [];
    }
  });
  return new Set(
    rows.flatMap((row) => {
      const [, local = '', , state, , , , , , inode = ''] = row.trim().split(/\s+/);
      return state === '0A' && local.endsWith(`:${wanted}`) ? [`socket:[${inode}]`] : [];
    }),
  );
}

function holds(pid: string, sockets: ReadonlySet<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      try {
        return sockets.has(readlinkSync(`/proc/${pid}/fd/${fd}`));
      } catch {
        return false;
      }
    });
  } catch {
    return false;
  }
}

/** Processes that listen on a port of this computer; none if the system does not report them. */
export function processesAt(port: number): readonly string[] {
  const sockets = listening(port);
  if (sockets.size === 0) return [];
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && holds(name, sockets));
}

/** Seconds of processor time that the processes have used. */
export function processorSeconds(pids: readonly string[]): number {
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) / jiffies;
  }, 0);
}

/** Megabytes of memory that the processes hold now. */
export function memoryOf(pids: readonly string[]): number {
  return pids.reduce((sum, pid) => {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return sum + Number(kilobytes ?? 0) / 1024;
  }, 0);
}
