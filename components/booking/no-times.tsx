import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';

type NoTimesProps = {
  readonly words: string;
  readonly writeTo: string;
  readonly label: string;
};

/** Shown when nothing is free; offers a link to a person. */
export function NoTimes({ words, writeTo, label }: NoTimesProps) {
  return (
    <Card className="grid max-w-measure justify-items-start gap-4">
      <p>{words}</p>
      <Button asChild>
        <a href={writeTo}>{label}</a>
      </Button>
    </Card>
  );
}
