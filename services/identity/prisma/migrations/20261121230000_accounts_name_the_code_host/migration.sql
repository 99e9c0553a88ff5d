-- Accounts at the code host are named by the platform's own word for it. Their tokens are not needed.
UPDATE "accounts" SET "provider_id" = 'codehost', "access_token" = NULL, "refresh_token" = NULL, "id_token" = NULL
WHERE "provider_id" = 'github';
