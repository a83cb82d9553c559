import { ActionCard } from '@/components/layout/private/action-card';
import { Bell, CircleUserRound, MessagesSquare, MonitorSmartphone, ShieldCheck } from '@/components/ui/icons';

/** Links to one's own account pages, at the end of every dashboard. */
export function AccountCards({ title = 'Your account' }: { readonly title?: string }) {
  return (
    <section aria-labelledby="your-account" className="space-y-4">
      <h2 id="your-account" className="text-h3">
        {title}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        <ActionCard href="/account/notifications" title="Notifications and emails" Icon={Bell}>
          What is new for you, which emails you get, and at what hours.
        </ActionCard>
        <ActionCard href="/account/messages" title="Messages" Icon={MessagesSquare}>
          Your conversations with your therapist and our team.
        </ActionCard>
        <ActionCard href="/edit-profile" title="Profile" Icon={CircleUserRound}>
          Your name, phone number, picture and what you wrote about yourself.
        </ActionCard>
        <ActionCard href="/account/devices" title="Devices" Icon={MonitorSmartphone}>
          Where you are signed in. End any of them, or all at once.
        </ActionCard>
        <ActionCard href="/account/privacy" title="Privacy" Icon={ShieldCheck}>
          What we hold and why, who opened it, a copy of it, and deleting it.
        </ActionCard>
      </ul>
    </section>
  );
}
