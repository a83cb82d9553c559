/** Verbs with which buttons begin. Other labels, such as "Yes, cancel it", do not say in one word what the button does. */
const verbs = new Set(
  (
    'Accept Add Agree Allow Answer Approve Archive Ask Assign Begin Book Cancel Change Close Confirm Connect ' +
    'Continue Copy Create Decline Delete Disable Get Hide Import Invite Join Link Mark Match Move Open Pay Propose ' +
    'Publish Record Refund Reject Remove Reopen Replace Request Reset Restore Retry Return Save Schedule Send Set ' +
    'Share Show Sign Start Stop Submit Subscribe Take Try Turn Undo Unlink Unpublish Unsubscribe Update Upload Use ' +
    'Verify Withdraw'
  ).split(' '),
);

/** The label of a button while it does what it says: "Signing in..." for "Sign In", "Sending..." for "Send Message". */
export function pendingLabel(label: string): string {
  const [, verb = '', particle = ''] = /^(\w+)( (?:in|out|up|on|off)\b)?/i.exec(label) ?? [];
  if (!verbs.has(verb)) return 'Just a moment...';
  const stem = verb
    .replace(/([^e])e$/, '$1')
    .replace(/^(?:Begi(n)|Ge(t)|(?:Re)?[Ss]e(t)|Sto(p)|Submi(t))$/, '$&$1$2$3$4$5');
  return `${stem}ing${particle.toLowerCase()}...`;
}
