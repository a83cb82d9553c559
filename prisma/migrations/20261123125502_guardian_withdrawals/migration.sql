ALTER TABLE "form_guardians" ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3);

ALTER TABLE form_guardians
  ADD CONSTRAINT form_guardians_withdrawn CHECK (withdrawn_at IS NULL OR signed_at IS NOT NULL);
