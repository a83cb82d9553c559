const width = 30;
const figures = new Intl.NumberFormat('en-IN');

/**
 * A progress line: on a terminal a bar, elsewhere (a log) one line for each tenth.
 * @param what names the rows
 * @returns a function of the number done
 */
export function progressBar(what: string, total: number): (done: number) => void {
  let tenth = 0;
  return (done) => {
    const share = total === 0 ? 1 : done / total;
    const words = `${what}: ${figures.format(done)} of ${figures.format(total)}`;
    if (process.stdout.isTTY) {
      const filled = Math.round(share * width);
      process.stdout.write(
        `\r  ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${words}${share >= 1 ? '\n' : ''}`,
      );
    } else if (Math.floor(share * 10) > tenth) {
      tenth = Math.floor(share * 10);
      console.log(`  ${tenth * 10} % ${words}`);
    }
  };
}
