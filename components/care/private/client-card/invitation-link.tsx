import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';

type InvitationLinkProps = {
  readonly link: string;
  /** International form; the chat opens with it. */
  readonly phone: string | null;
};

/** The open invitation as text to copy, and the chat with it filled in. The words name nobody. */
export function InvitationLink({ link, phone }: InvitationLinkProps) {
  const words = `Here is the invitation that we spoke about: ${link}`;
  const chat = `https://wa.me/${phone?.slice(1) ?? ''}?text=${encodeURIComponent(words)}`;
  return (
    <div className="grid gap-3">
      <label className="grid gap-1">
        <span className="font-semibold">Link</span>
        <Input readOnly defaultValue={link} />
      </label>
      <Button asChild className="justify-self-start">
        <a href={chat} target="_blank" rel="noreferrer">
          Open in WhatsApp
        </a>
      </Button>
    </div>
  );
}
