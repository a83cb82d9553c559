import { expect, it } from 'vitest';
import { pendingLabel } from '@/components/forms/pending-label';

it.each([
  ['Sign In', 'Signing in...'],
  ['Sign out everywhere else', 'Signing out...'],
  ['Send Message', 'Sending...'],
  ['Save changes', 'Saving...'],
  ['Continue: Tue, 24 Nov, 10:00 am', 'Continuing...'],
  ['Submit Payment', 'Submitting...'],
  ['Set a new password', 'Setting...'],
  ['Reset two-step verification', 'Resetting...'],
  ['Stop sharing', 'Stopping...'],
  ['Begin', 'Beginning...'],
  ['Agree', 'Agreeing...'],
  ['Turn on', 'Turning on...'],
  ['Verify payment', 'Verifying...'],
  ['Yes, cancel it', 'Just a moment...'],
  ['Asha Rao did not come', 'Just a moment...'],
])('“%s” reads “%s” meanwhile', (label, pending) => {
  expect(pendingLabel(label)).toBe(pending);
});
