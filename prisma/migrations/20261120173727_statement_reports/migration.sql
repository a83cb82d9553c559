-- What became of the lines of an imported statement.
ALTER TABLE "bank_statement_imports"
  ADD COLUMN "new_count" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "known_count" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "debit_count" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "unreadable_count" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "unreadable" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE bank_statement_imports
  ADD CONSTRAINT bank_statement_imports_counts CHECK (
    least(new_count, known_count, debit_count, unreadable_count) >= 0),
  ADD CONSTRAINT bank_statement_imports_unreadable_list CHECK (jsonb_typeof(unreadable) = 'array');

-- Credits that wait for their submission, for the matching and for the list of the back office.
CREATE INDEX bank_credits_free ON bank_credits (credited_at DESC, id DESC) WHERE payment_submission_id IS NULL;
