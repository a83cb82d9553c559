import { cn } from '@/components/ui/class-names';

/** A quiet stand-in of the final size while something loads. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('skeleton block', className)} />;
}
