export const deviceMessages = {
  signedOut: 'Successfully signed out',
  notSignedOut: 'Failed to sign out',
  endedOne: 'That device is signed out.',
  endedBefore: 'That device was already signed out.',
} as const;

export function endedElsewhere(count: number): string {
  if (count === 0) return 'You are not signed in on any other device.';
  return count === 1 ? 'Signed out on 1 other device.' : `Signed out on ${count} other devices.`;
}
