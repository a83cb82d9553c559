/**
 * `audit_log.action` in plain words, written to follow whoever did it: "You signed in". Every action that the
 * product records stands here; a test reads the code for ones that do not.
 */
const deeds: Readonly<Record<string, string>> = {
  'account.created': 'opened the account',
  'account.erased': 'deleted the account',
  'account.purged': 'removed what was left of the account',
  'account.removed': 'removed an account whose address was never confirmed',
  'admin.created': 'made an account for the back office',
  'booking.cancelled': 'cancelled an appointment',
  'booking.confirmed': 'booked an appointment',
  'booking.moved': 'moved an appointment',
  'client.opened': 'opened the page with your sessions and plans',
  'consent.given': 'gave a consent',
  'consent.withdrawn': 'took a consent back',
  'contact-request.opened': 'opened a message to a therapist, with the link in our mail to that therapist',
  'correction.requested': 'asked for a correction',
  'correction.withdrawn': 'took a request for correction back',
  'email.verified': 'confirmed the email address',
  'export.downloaded': 'downloaded a copy of the data',
  'export.made': 'put a copy of the data together',
  'export.requested': 'asked for a copy of the data',
  'google.link-offered': 'came with a Google account of this address and was asked for the password',
  'google.linked': 'joined a Google account to this one',
  'google.refused': 'tried to sign in with Google and was not let in',
  'google.took-over-unverified': 'signed in with Google and took the place of an unconfirmed password',
  'grievance.filed': 'made a complaint',
  'list.exported': 'saved a list of the back office as a file',
  'newsletter.removed': 'took an address off the newsletter, as asked',
  'nominee.named': 'named a nominee',
  'nominee.removed': 'removed the nominee',
  'notifications.changed': 'changed which mails to get, and when',
  'password.changed': 'changed the password',
  'password.reset': 'set a new password with a link from our mail',
  'profile-change.accepted': 'put proposed changes on the public profile',
  'profile-change.proposed': 'proposed changes of the public profile',
  'profile-change.refused': 'did not take over proposed changes of the public profile',
  'profile-change.withdrawn': 'took proposed changes of the public profile back',
  'profile.created': 'filled in the profile',
  'profile.picture-changed': 'changed the picture',
  'profile.picture-removed': 'removed the picture',
  'profile.updated': 'changed the profile',
  'public-profile.accepting-changed': 'said whether new clients are welcome',
  'quotation.accepted': 'accepted a quotation',
  'quotation.created': 'made a quotation',
  'quotation.declined': 'declined a quotation',
  'quotation.expired': 'wrote down that a quotation has expired',
  'quotation.withdrawn': 'took a quotation back',
  'role.changed': 'changed the role of the account',
  'session.ended': 'signed out, or signed a device out',
  'session.started': 'signed in',
  'therapist.title-lapsed': 'took a protected title down because no register check stands behind it',
  'therapy-plan.changed': 'paused, resumed or ended a plan',
  'therapy-plan.created': 'made a plan',
  'therapy-session.cancelled': 'cancelled a session',
  'therapy-session.completed': 'marked a session as completed',
  'therapy-session.completion-undone': 'took back that a session was completed',
  'therapy-session.missed': 'marked a session as missed',
  'therapy-session.recorded': 'entered a session that had taken place',
  'therapy-session.scheduled': 'arranged a session',
};

/** What was done. An action of an older or newer release is described without its inner name. */
export function deedInWords(action: string): string {
  return Object.entries(deeds).find(([name]) => name === action)?.[1] ?? 'did something with the record';
}

/** Whether an action has words of its own. */
export function isKnownDeed(action: string): boolean {
  return Object.hasOwn(deeds, action);
}
