DROP INDEX "receipts_series_financial_year_number_key";

ALTER TABLE "bank_statement_imports" ADD COLUMN     "without_money_count" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "receipt_counters" DROP CONSTRAINT "receipt_counters_pkey",
ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'receipt',
ADD CONSTRAINT "receipt_counters_pkey" PRIMARY KEY ("series", "financial_year", "kind");

CREATE INDEX "receipts_series_financial_year_number_idx" ON "receipts"("series", "financial_year", "number");

ALTER TABLE bank_statement_imports DROP CONSTRAINT bank_statement_imports_counts;
ALTER TABLE bank_statement_imports ADD CONSTRAINT bank_statement_imports_counts CHECK (
  least(new_count, known_count, debit_count, unreadable_count, without_money_count) >= 0);

-- Receipts and credit notes are numbered apart from now on, each without gaps. Papers that are out keep their numbers,
-- so a run of credit notes goes on behind the last one that was given.
ALTER TABLE receipt_counters
  ADD CONSTRAINT receipt_counters_kind_known CHECK (kind IN ('receipt', 'credit_note'));
INSERT INTO receipt_counters (series, financial_year, kind, last_number)
SELECT series, financial_year, 'credit_note', max(number) FROM receipts
WHERE kind = 'credit_note' GROUP BY series, financial_year;
CREATE UNIQUE INDEX receipts_number ON receipts (series, financial_year, number) WHERE kind <> 'credit_note';
CREATE UNIQUE INDEX receipts_number_of_credit_note ON receipts (series, financial_year, number)
  WHERE kind = 'credit_note';
