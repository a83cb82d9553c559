const address = /(?:mailto:|;EMAIL="?)([^\s"<>;:]+@[^\s"<>;:]+)/i;

/** The people whom an entry names by their address, in small letters. */
export function peopleOf(lines) {
  return lines.flatMap((line) => {
    const [, role] = /^(ATTENDEE|ORGANIZER)[;:]/i.exec(line) ?? [];
    const [, found] = address.exec(line) ?? [];
    if (!role || !found) return [];
    const declined = role.toUpperCase() === 'ATTENDEE' && /;PARTSTAT="?DECLINED\b/i.test(line);
    return [{ address: found.toLowerCase(), invited: role.toUpperCase() === 'ATTENDEE', declined }];
  });
}

/**
 * Recognises entries that the calendar's owner has declined. If the owner's address is unknown, it is the one
 * in most invitations of the file, and among equals the first invited here.
 * @param known addresses of the owner, in small letters
 */
export function declinedBy(parts, known) {
  const counted = new Map();
  for (const { lines } of parts) {
    const people = peopleOf(lines);
    if (!people.some(({ invited }) => invited)) continue;
    for (const one of new Set(people.map(({ address }) => address)))
      counted.set(one, (counted.get(one) ?? 0) + 1);
  }
  return (lines) => {
    const people = peopleOf(lines).sort((one, other) => Number(other.invited) - Number(one.invited));
    const owner =
      people.find(({ address }) => known.has(address)) ??
      people.toSorted((one, other) => counted.get(other.address) - counted.get(one.address))[0];
    return people.some(({ address, declined }) => declined && address === owner?.address);
  };
}
