// Made from the description of the API by `npm run generate`.

interface components {
    schemas: {
        /** @description Confirms that the account is to be deleted. */
        AccountDeletion: {
            /**
             * Format: email
             * @description Your email address, to confirm the deletion.
             */
            confirm: string;
        };
        /** @description Everything that the platform stores about an account. */
        AccountExport: {
            /**
             * Format: date-time
             * @description When the export was made.
             */
            exportedAt: string;
            /** @description What the identity service stores about the account. */
            identity: {
                [key: string]: unknown;
            };
            /** @description What the documents service stores about the account. */
            documents: {
                [key: string]: unknown;
            };
            /** @description What the ATS service stores about the account. */
            ats: {
                [key: string]: unknown;
            };
            /** @description What the billing service stores about the account. */
            billing: {
                [key: string]: unknown;
            };
            /** @description What the portfolio service stores about the account. */
            portfolio: {
                [key: string]: unknown;
            };
            /** @description What the content service stores about the account. */
            content: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description The account that a master profile belongs to. */
        AccountSummary: {
            /**
             * Format: uuid
             * @description The ID of the user.
             */
            id: string;
            /** @description The display name. */
            name: string;
            /**
             * Format: email
             * @description The email address.
             */
            email: string;
            /**
             * Format: date-time
             * @description When the account was created.
             */
            createdAt: string;
            /** @description Whether the email address is verified. */
            emailVerified: boolean;
            /** @description Whether documents are synced automatically. */
            autoSyncEnabled: boolean;
            /** @description The number of share links. */
            shareResumeCount: number;
        };
        /** @description What a user sees of the affiliate program. */
        Affiliate: {
            status: components["schemas"]["AffiliateStatus"];
            /** @description The tier, or null if you are not enrolled. */
            tier: components["schemas"]["AffiliateTier"] | null;
            /** @description The code for your links, or null if you are not enrolled. */
            code: string | null;
            /** @description When you enrolled, or null. */
            enrolledAt: string | null;
            /** @description How often links with your code were followed; each visitor counts once a day. */
            clicks: number;
            /** @description The number of users whom you referred. */
            totalReferrals: number;
            /** @description The number of them who have paid. */
            conversions: number;
            wallet: components["schemas"]["AffiliateWallet"];
            /** @description The least amount of a withdrawal, in US cents. */
            minimumWithdrawalCents: number;
            /** @description How far you are from the next tier. */
            tierProgress: components["schemas"]["TierProgress"];
            /** @description The newest 50 referrals. */
            referrals: components["schemas"]["Referral"][];
            /** @description The newest 50 commissions. */
            commissions: components["schemas"]["Commission"][];
            /** @description The newest 25 withdrawals. */
            withdrawals: components["schemas"]["Withdrawal"][];
        };
        /** @description A link that was followed. */
        AffiliateClick: {
            /** @description The code of the affiliate. */
            code: string;
            /** @description The host name of the page that the link was on. */
            referrerHost?: string;
        };
        /** @description Whether a click counted. */
        AffiliateClickResult: {
            /** @description Whether it counted: each visitor counts once a day, and the affiliate never. */
            tracked: boolean;
        };
        /**
         * @description Whether a user takes part in the affiliate program.
         * @enum {string}
         */
        AffiliateStatus: "NOT_ENROLLED" | "PENDING" | "ACTIVE" | "SUSPENDED";
        /**
         * @description The share of payments that an affiliate gets: 2% (`BRONZE`), 3% (`SILVER`) or 5% (`GOLD`).
         * @enum {string}
         */
        AffiliateTier: "BRONZE" | "SILVER" | "GOLD";
        /** @description The money of an affiliate. */
        AffiliateWallet: {
            /** @description Commissions that are less than 30 days old, in US cents. */
            pendingCents: number;
            /** @description What can be withdrawn, in US cents. An open withdrawal is not part of it. */
            availableCents: number;
            /** @description What was paid out, in US cents. */
            paidCents: number;
            /** @description What was paid out for payments that were then refunded, in US cents. Later commissions pay it off. */
            owedCents: number;
        };
        /**
         * @description Whether the AI answered. Nothing is charged unless the status is `ok`.
         * @enum {string}
         */
        AiStatus: "ok" | "unavailable" | "unconfigured";
        /** @description An application as a campus ambassador. */
        AmbassadorApplication: {
            /** @description The name of the college. */
            collegeName: string;
            /** @description The year of graduation. */
            graduationYear: number;
            /** @description Why the user wants to join. */
            whyJoin: string;
            /** @description What the user is especially good at. */
            superpower: string;
            /** @description Something surprising about the user. */
            funFact: string;
            /** @description How the user is doing, or null. */
            vibeCheck: string | null;
            /** @description The name on a social network, or null. */
            socialHandle: string | null;
            /** @description What the administrator says about the decision, or null. */
            reviewNote: string | null;
            /** @description When it was decided, or null. */
            reviewedAt: string | null;
            /**
             * Format: date-time
             * @description When the user applied.
             */
            submittedAt: string;
        };
        /** @description Whether a user is a campus ambassador. */
        AmbassadorState: {
            status: components["schemas"]["AmbassadorStatus"];
            /** @description The last application, or null. */
            application: components["schemas"]["AmbassadorApplication"] | null;
        };
        /**
         * @description The state of an application; `NONE` without one.
         * @enum {string}
         */
        AmbassadorStatus: "NONE" | "PENDING" | "APPROVED" | "REJECTED";
        /** @description A scan with an analysis by an AI. */
        AnalyzedResume: {
            report: components["schemas"]["AtsReport"];
            /** @description What the AI says, or null if it is not available. */
            ai: components["schemas"]["AtsAnalysis"] | null;
            aiStatus: components["schemas"]["AiStatus"];
            /** @description The number of credits that the request cost. */
            creditsSpent: number;
            quota: components["schemas"]["AtsQuota"];
        };
        /** @description An API key, without its secret. */
        ApiKey: {
            /**
             * Format: uuid
             * @description The ID of the API key.
             */
            id: string;
            /**
             * Format: uuid
             * @description The ID of the user who owns the key.
             */
            userId: string;
            /** @description The name by which you recognize the key. */
            name: string;
            /** @description The first 8 characters of the secret. */
            keyPrefix: string;
            /** @description What the key may do. */
            scopes: components["schemas"]["ApiKeyScope"][];
            /** @description The number of requests that the key may make in 15 minutes. */
            rateLimit: number;
            /** @description Whether the key authenticates requests now. */
            isActive: boolean;
            status: components["schemas"]["ApiKeyStatus"];
            /**
             * Format: date-time
             * @description When the key stops working.
             */
            expiresAt: string;
            /** @description When the key was last used, accurate to about 5 minutes; null if never. */
            lastUsed: string | null;
            /** @description When the key was revoked; null if it was not. */
            revokedAt: string | null;
            /** @description The ID of the key that this one replaced, or null. */
            rotatedFromId: string | null;
            /**
             * Format: date-time
             * @description When the key was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the key was last changed.
             */
            updatedAt: string;
        };
        /** @description The settings of a new API key. */
        ApiKeyCreate: {
            /** @description A name by which you recognize the key. */
            name: string;
            /** @description What the key may do. The default is `["user:read"]`. */
            scopes?: components["schemas"]["ApiKeyScope"][];
            /**
             * Format: date-time
             * @description When the key stops working; must be in the future. The default is in 365 days.
             */
            expiresAt?: string;
            /**
             * @description The number of requests that the key may make in 15 minutes. Values above the maximum of 600 mean 600.
             * @default 20
             */
            rateLimit?: number;
        };
        /** @description A page of a list of `ApiKey` objects. */
        ApiKeyPage: {
            /** @description The items on this page. */
            items: components["schemas"]["ApiKey"][];
            /** @description The number of items in the whole list. */
            total: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The number of items before this page. */
            offset: number;
            /** @description The number of this page, starting at 1. */
            page: number;
            /** @description The same as `limit`. */
            pageSize: number;
            /** @description The number of pages; 0 for an empty list. */
            totalPages: number;
            /** @description Whether there are items after this page. */
            hasMore: boolean;
            /** @description How to get the next page. */
            pagination: components["schemas"]["PageLinks"];
        };
        /** @description The settings to change. Settings that are left out carry over from the replaced key. */
        ApiKeyRotate: {
            /** @description A name by which you recognize the key. */
            name?: string;
            /** @description What the key may do. The default is `["user:read"]`. */
            scopes?: components["schemas"]["ApiKeyScope"][];
            /**
             * Format: date-time
             * @description When the key stops working; must be in the future. The default is in 365 days.
             */
            expiresAt?: string;
            /**
             * @description The number of requests that the key may make in 15 minutes. Values above the maximum of 600 mean 600.
             * @default 20
             */
            rateLimit?: number;
        };
        /**
         * @description A permission of an API key. See the table of scopes in the introduction.
         * @enum {string}
         */
        ApiKeyScope: "user:read" | "user:write" | "resume:read" | "resume:write" | "roadmap:read" | "changelog:read" | "codehost:read" | "ai:write";
        /**
         * @description Whether an API key works, and why not. A `suspended` key belongs to a subscription that has ended; it works again when the subscription is renewed.
         * @enum {string}
         */
        ApiKeyStatus: "active" | "revoked" | "expired" | "suspended";
        /** @description What an AI says about a resume. */
        AtsAnalysis: {
            /** @description What the result means. */
            explanation: string;
            /** @description What the job asks for and the resume does not show. */
            missingEvidence: string[];
            /** @description Keywords that the resume could use. */
            keywordOpportunities: string[];
            /** @description What to improve. */
            recommendedImprovements: string[];
            /** @description The improvements, most important first. */
            priorityOrder: string[];
        };
        /** @description An analysis to make. */
        AtsAnalyzeRequest: {
            resume: components["schemas"]["ResumeInput"];
            /** @description The job description to compare the resume with. Without one, the job match score is 0. */
            jobDescription?: string;
            /** @description The layout that the extraction returned. Without it, layout is not checked. */
            layout?: components["schemas"]["ResumeLayout"] | null;
            /** @description Whether to fetch the job description from `jobUrl`. The default is false. */
            fetchJobUrl?: boolean;
            /**
             * Format: uri
             * @description The address of a job description. Used only with `fetchJobUrl`.
             */
            jobUrl?: string;
            /** @description An alternative to the `Idempotency-Key` header. */
            requestId?: string;
        };
        /**
         * @description A group of checks.
         * @enum {string}
         */
        AtsCategory: "parse" | "contact" | "structure" | "content" | "writing" | "format" | "integrity" | "job";
        /** @description The result of a group of checks. */
        AtsCategoryScore: {
            category: components["schemas"]["AtsCategory"];
            /** @description The score of the category, 0 to 100. */
            score: number;
            /** @description The number of checks that passed. */
            passed: number;
            /** @description The number of checks that applied. */
            total: number;
            /** @description The weight of the checks that failed. */
            lost: number;
            /** @description The weight of all checks that applied. */
            possible: number;
        };
        /** @description A rule applied to a resume. */
        AtsCheck: {
            /** @description The ID of the rule. A rule that is applied to each role has its number at the end. */
            id: string;
            category: components["schemas"]["AtsCategory"];
            severity: components["schemas"]["AtsSeverity"];
            /** @description Whether the resume passes. */
            passed: boolean;
            /** @description What the check is based on, quoted from the resume. Empty in a restricted report. */
            evidence: string;
            /** @description The weight of the rule in its category. */
            scoreImpact: number;
            /** @description What to change. Empty in a restricted report. */
            fix: string;
        };
        /** @description A scan to make. */
        AtsCheckRequest: {
            resume: components["schemas"]["ResumeInput"];
            /** @description The job description to compare the resume with. Without one, the job match score is 0. */
            jobDescription?: string;
            /** @description The layout that the extraction returned. Without it, layout is not checked. */
            layout?: components["schemas"]["ResumeLayout"] | null;
            /** @description An alternative to the `Idempotency-Key` header. */
            requestId?: string;
        };
        /** @description What paid scans cost. */
        AtsPricing: {
            /** @description The price of an analysis. */
            analysisCredits: components["schemas"]["CreditRange"];
            /** @description The price of an analysis that fetches the job description. */
            jobUrlAnalysisCredits: components["schemas"]["CreditRange"];
            /** @description The price of a conversion, in credits. */
            resumeConversionCredits: number;
        };
        /** @description How many scans and extractions the caller has left, and what paid scans cost. */
        AtsQuota: {
            tier: components["schemas"]["AtsTier"];
            /** @description The number of scans allowed in a window. */
            limit: number;
            /** @description The number of scans used in the current window. */
            used: number;
            /** @description The number of scans left in the current window. */
            remaining: number;
            /**
             * Format: date-time
             * @description When the current window ends.
             */
            resetsAt: string;
            /** @description Whether the plan includes converting resumes. */
            canConvertResume: boolean;
            pricing: components["schemas"]["AtsPricing"];
            /** @description The quota of text extractions. */
            extract: components["schemas"]["UsageQuota"];
        };
        /** @description The result of a resume scan. */
        AtsReport: {
            /**
             * @description The version of the report.
             * @constant
             */
            version: "ats-v2";
            /** @description Whether evidence, fixes and details are left out, as they are for anonymous callers. */
            restricted: boolean;
            verdict: components["schemas"]["AtsVerdict"];
            /** @description How well the resume can be read and is written, 0 to 100. */
            readinessScore: number;
            /** @description How well the resume fits the job description, 0 to 100; 0 without one. */
            jobMatchScore: number;
            /** @description Keywords of the job description that the resume contains. */
            matchedKeywords: string[];
            /** @description Keywords of the job description that the resume does not contain. */
            missingKeywords: string[];
            /** @description Lines of the resume that could not be interpreted. */
            parsingWarnings: string[];
            /** @description What the resume does well. */
            strengths: string[];
            /** @description What to change, most important first. A restricted report has only the first. */
            prioritizedFixes: string[];
            /** @description The checks that failed, most important first. */
            failedChecks: components["schemas"]["AtsCheck"][];
            /** @description All checks that applied. */
            rules: components["schemas"]["AtsCheck"][];
            /** @description The result of each group of checks. */
            categories: components["schemas"]["AtsCategoryScore"][];
            /** @description The number of checks that passed. */
            checksPassed: number;
            /** @description The number of checks that applied. */
            checksTotal: number;
            /** @description The number of words in the resume. */
            wordCount: number;
            parsed: components["schemas"]["ParsedResume"];
        };
        /** @description A scan and what is left of the quota. */
        AtsScan: {
            report: components["schemas"]["AtsReport"];
            /** @description Always null: a scan uses no AI. */
            ai: null;
            /** @description Always 0: a scan costs no credits. */
            creditsSpent: number;
            quota: components["schemas"]["AtsQuota"];
        };
        /**
         * @description How much a failed check matters.
         * @enum {string}
         */
        AtsSeverity: "error" | "warning" | "info";
        /**
         * @description The plan that the quota belongs to.
         * @enum {string}
         */
        AtsTier: "anonymous" | "free" | "ai_credits" | "bundle";
        /**
         * @description The result in one word: `strong` from a score of 80, `needs-work` from 55.
         * @enum {string}
         */
        AtsVerdict: "strong" | "needs-work" | "weak";
        /** @description A failure of a sign-in operation. */
        AuthError: {
            /** @description What went wrong. */
            message: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The result of a sign-in operation. */
        AuthResult: {
            /** @description Whether it worked. */
            success: boolean;
        };
        /** @description The automatic sync setting. */
        AutoSyncUpdate: {
            /** @description Whether documents are synced automatically. */
            enabled: boolean;
        };
        /**
         * @description How often a subscription is paid.
         * @enum {string}
         */
        BillingInterval: "monthly" | "annual";
        /** @description The plan of a user, what it includes, the credits, and what can be bought. */
        BillingSummary: {
            plan: components["schemas"]["Plan"];
            /** @description The product of the subscription, or null without one. It stays when the subscription has ended and `plan` is `FREE`. */
            productKey: components["schemas"]["ProductKey"] | null;
            status: components["schemas"]["SubscriptionStatus"];
            /** @description How often the subscription is paid, or null without one. */
            interval: components["schemas"]["BillingInterval"] | null;
            /** @description When the current period, or the last one, began; null without a subscription. */
            currentPeriodStart: string | null;
            /** @description When the current period ends, or the last one would have; null without a subscription. */
            currentPeriodEnd: string | null;
            /** @description Whether the subscription ends with the current period. */
            cancelAtPeriodEnd: boolean;
            /** @description Until when the entitlements last although a payment failed, or null. */
            graceEndsAt: string | null;
            /** @description Whether `entitlements` contains `portfolio_publish`. */
            canPublish: boolean;
            /** @description The features that are included. */
            entitlements: components["schemas"]["Entitlement"][];
            credits: components["schemas"]["CreditWallet"];
            catalog: components["schemas"]["Catalog"];
        };
        /** @description What can be bought. */
        Catalog: {
            /** @description The subscriptions. */
            products: components["schemas"]["Product"][];
            /** @description The packs of credits. */
            creditPacks: components["schemas"]["CreditPack"][];
        };
        /** @description A release and what it changes. */
        ChangelogEntry: {
            /**
             * Format: uuid
             * @description The ID of the entry.
             */
            id: string;
            /** @description The version that the entry is about. */
            version: string;
            /** @description The title. */
            title: string;
            /** @description What the release is about. */
            summary: string;
            type: components["schemas"]["ReleaseType"];
            /**
             * Format: date-time
             * @description When the entry was published.
             */
            publishedAt: string;
            /** @description The address of the release at the code host, or an empty string. */
            codehostUrl: string;
            /** @description What is new. */
            added: string[];
            /** @description What has improved. */
            improved: string[];
            /** @description What was fixed. */
            fixed: string[];
            /** @description What clients have to change. */
            breaking: string[];
            /** @description What improves security. */
            security: string[];
            /** @description The tags. */
            tags: string[];
            /** @description The pull requests that are part of the release, or null. */
            prRefs: components["schemas"]["PullRequestReference"][] | null;
        };
        /** @description A page of a list of `ChangelogEntry` objects. */
        ChangelogEntryPage: {
            /** @description The items on this page. */
            items: components["schemas"]["ChangelogEntry"][];
            /** @description The number of items in the whole list. */
            total: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The number of items before this page. */
            offset: number;
            /** @description The number of this page, starting at 1. */
            page: number;
            /** @description The same as `limit`. */
            pageSize: number;
            /** @description The number of pages; 0 for an empty list. */
            totalPages: number;
            /** @description Whether there are items after this page. */
            hasMore: boolean;
            /** @description How to get the next page. */
            pagination: components["schemas"]["PageLinks"];
        };
        /** @description Figures over all published entries. */
        ChangelogStats: {
            /** @description The number of published entries. */
            totalEntries: number;
            /** @description The number of major releases. */
            major: number;
            /** @description The number of minor releases. */
            minor: number;
            /** @description The number of patches. */
            patch: number;
            /** @description The entry that was published last, or null when there is none. */
            latest: components["schemas"]["LatestRelease"] | null;
            /** @description The number of accounts that opened pull requests which entries refer to. */
            contributorCount: number;
            /** @description Who opened the most pull requests, at most 30. */
            topContributors: components["schemas"]["Contributor"][];
        };
        /** @description What to subscribe to. */
        CheckoutCreate: {
            productKey: components["schemas"]["ProductKey"];
            interval: components["schemas"]["BillingInterval"];
            /**
             * Format: uri
             * @description Where to send the browser afterwards: an address on a first-party origin. The default is the home page of the web app.
             */
            redirectUrl?: string;
        };
        /** @description The first step of a sign-in at the code host, or of linking an account there. */
        CodehostBeginning: {
            /**
             * Format: uri
             * @description The code host's page, to which the browser has to go.
             */
            url: string;
            /** @description Whether `Location` names it, too. */
            redirect: boolean;
        };
        /** @description How many issues and pull requests there are. */
        CodehostCounts: {
            /** @description The number of issues and pull requests. */
            total: number;
            /** @description The number of issues. */
            issues: number;
            /** @description The number of pull requests. */
            pullRequests: number;
            /** @description The number that is neither in progress nor done. */
            todo: number;
            /** @description The number in progress. */
            inProgress: number;
            /** @description The number that is done. */
            done: number;
            /** @description The percentage that is done, with one decimal. */
            completionRate: number;
        };
        /** @description An account at the code host to import. */
        CodehostImport: {
            /** @description A username or the address of a profile at the code host. Required on paid plans, ignored on the free plan. */
            usernameOrUrl?: string;
            /**
             * @description Whether to overwrite the master profile, too.
             * @default false
             */
            replaceMaster?: boolean;
        };
        /** @description An issue or a pull request, as of the last sync. */
        CodehostIssue: {
            /** @description The ID at the code host. */
            id: string;
            /** @description The number within the repository. */
            number: number;
            /** @description The title. */
            title: string;
            status: components["schemas"]["WorkStatus"];
            kind: components["schemas"]["CodehostKind"];
            /** @description The address at the code host. */
            url: string;
            /** @description The labels. */
            labels: string[];
            /**
             * Format: date-time
             * @description When it was opened.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
        };
        /** @description A page of a list of `CodehostIssue` objects. */
        CodehostIssuePage: {
            /** @description The items on this page. */
            items: components["schemas"]["CodehostIssue"][];
            /** @description The number of items in the whole list. */
            total: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The number of items before this page. */
            offset: number;
            /** @description The number of this page, starting at 1. */
            page: number;
            /** @description The same as `limit`. */
            pageSize: number;
            /** @description The number of pages; 0 for an empty list. */
            totalPages: number;
            /** @description Whether there are items after this page. */
            hasMore: boolean;
            /** @description How to get the next page. */
            pagination: components["schemas"]["PageLinks"];
        };
        /**
         * @description What an item of the code host is.
         * @enum {string}
         */
        CodehostKind: "issue" | "pull-request";
        /** @description Where the browser goes once an account at the code host is linked. */
        CodehostLink: {
            /**
             * @description The provider.
             * @enum {string}
             */
            provider: "codehost";
            /** @description Where the browser goes afterwards; by default the start of the application: a URL on a first-party origin, or a path below the platform's own. */
            callbackURL?: string;
            /** @description Where the browser goes when it fails, with the reason as `error`; by default `callbackURL`: a URL on a first-party origin, or a path below the platform's own. */
            errorCallbackURL?: string;
            /** @description Return `redirect: false` and no `Location`, for clients that open the page themselves. */
            disableRedirect?: boolean;
        };
        /** @description Where the browser goes once it has signed in with the code host. */
        CodehostSignIn: {
            /**
             * @description The provider.
             * @enum {string}
             */
            provider: "codehost";
            /** @description Where the browser goes afterwards; by default the start of the application: a URL on a first-party origin, or a path below the platform's own. */
            callbackURL?: string;
            /** @description Where the browser goes when it fails, with the reason as `error`; by default `callbackURL`: a URL on a first-party origin, or a path below the platform's own. */
            errorCallbackURL?: string;
            /** @description Return `redirect: false` and no `Location`, for clients that open the page themselves. */
            disableRedirect?: boolean;
            /** @description Where the browser goes when an account was made; by default `callbackURL`: a URL on a first-party origin, or a path below the platform's own. */
            newUserCallbackURL?: string;
        };
        /** @description Figures of the repository, as of the last sync. */
        CodehostStats: {
            /** @description The name of the repository. */
            projectName: string;
            stats: components["schemas"]["CodehostCounts"];
            /**
             * Format: date-time
             * @description When the last sync began.
             */
            syncedAt: string;
        };
        /** @description A run of the sync with the code host. */
        CodehostSync: {
            /**
             * Format: uuid
             * @description The ID of the run.
             */
            id: string;
            status: components["schemas"]["SyncStatus"];
            /** @description Whether everything is read, or only what has changed. */
            full: boolean;
            /**
             * Format: date-time
             * @description When it began.
             */
            startedAt: string;
            /** @description When it ended, or null. */
            finishedAt: string | null;
            /** @description Items that are new. */
            created: number;
            /** @description Items that have changed. */
            updated: number;
            /** @description Items that are gone. */
            removed: number;
            /** @description Why it failed, or null. */
            error: string | null;
        };
        /** @description How to sync. The body may be left out. */
        CodehostSyncRequest: {
            /** @description Whether to read everything, so that what is gone is removed. */
            full?: boolean;
            /** @description The reason, which is kept in the audit log. */
            reason?: string;
        };
        /** @description What an affiliate earned with a payment of a referred user. */
        Commission: {
            /**
             * Format: uuid
             * @description The ID of the commission.
             */
            id: string;
            /** @description What is left of it after refunds, in US cents. */
            amountCents: number;
            /** @description The share of the payment, in hundredths of a percent. */
            rateBps: number;
            status: components["schemas"]["CommissionStatus"];
            /**
             * Format: date-time
             * @description When it was earned.
             */
            createdAt: string;
        };
        /**
         * @description The state of a commission: `PENDING` for 30 days, then `AVAILABLE`, and `PAID` with a withdrawal; `REVERSED` when refunds or disputes have undone all of it.
         * @enum {string}
         */
        CommissionStatus: "PENDING" | "AVAILABLE" | "REVERSED" | "PAID";
        /** @description An account that opened pull requests. */
        Contributor: {
            /** @description The name of the account. */
            login: string;
            /** @description The address of the picture. */
            avatarUrl: string;
            /** @description The address of the account. */
            htmlUrl: string;
            /** @description The number of pull requests. */
            count: number;
        };
        /** @description Who the resume is about. */
        ConvertedBasics: {
            /** @description The name. */
            fullName: string;
            /** @description The role. */
            role: string;
            /** @description The headline. */
            headline: string;
            /** @description The email address. */
            email: string;
            /** @description The phone number. */
            phone: string;
            /** @description The place. */
            location: string;
        };
        /** @description A course of education in a converted resume. */
        ConvertedEducation: {
            /** @description The ID of the item in its list. */
            id: string;
            /** @description The school. */
            school: string;
            /** @description The degree. */
            degree: string;
            /** @description The field of study. */
            field: string;
            /** @description When it began. */
            startDate: string;
            /** @description When it ended; empty if it has not. */
            endDate: string;
            /** @description Whether it has not ended. */
            current: boolean;
            /** @description More about it. */
            summary: string;
        };
        /** @description A link in a converted resume. */
        ConvertedLink: {
            /** @description What the link is. */
            label: string;
            /** @description The address. */
            url: string;
        };
        /** @description A project in a converted resume. */
        ConvertedProject: {
            /** @description The ID of the item in its list. */
            id: string;
            /** @description The name. */
            name: string;
            /** @description What the person did in it. */
            role: string;
            /** @description The address. */
            link: string;
            /** @description The text of the link. */
            linkLabel: string;
            /** @description Whether the address is shown instead of the text. */
            showLinkAsText: boolean;
            /** @description What the project was about. */
            summary: string;
            /** @description Achievements. */
            highlights: string[];
            /** @description The skills that were used. */
            skills: string[];
        };
        /** @description A resume as data, in the form of a master profile. */
        ConvertedResume: {
            basics: components["schemas"]["ConvertedBasics"];
            /** @description The links. */
            links: components["schemas"]["ConvertedLink"][];
            /** @description The summary. */
            summary: string;
            /** @description The roles. */
            experience: components["schemas"]["ConvertedRole"][];
            /** @description The education. */
            education: components["schemas"]["ConvertedEducation"][];
            /** @description The projects. */
            projects: components["schemas"]["ConvertedProject"][];
            /** @description The skills. */
            skills: components["schemas"]["ConvertedSkillGroup"][];
        };
        /** @description A role in a converted resume. */
        ConvertedRole: {
            /** @description The ID of the item in its list. */
            id: string;
            /** @description The employer. */
            company: string;
            /** @description The job title. */
            role: string;
            /** @description The place. */
            location: string;
            /** @description When it began. */
            startDate: string;
            /** @description When it ended; empty if it has not. */
            endDate: string;
            /** @description Whether it has not ended. */
            current: boolean;
            /** @description What the role was about. */
            summary: string;
            /** @description Achievements. */
            highlights: string[];
        };
        /** @description A group of skills in a converted resume. */
        ConvertedSkillGroup: {
            /** @description The ID of the item in its list. */
            id: string;
            /** @description The name of the group. */
            name: string;
            /** @description The skills in it. */
            keywords: string[];
        };
        /** @description The credits to buy. */
        CreditCheckoutCreate: {
            packKey: components["schemas"]["CreditPackKey"];
            /**
             * Format: uri
             * @description Where to send the browser afterwards: an address on a first-party origin. The default is the home page of the web app.
             */
            redirectUrl?: string;
        };
        /** @description A pack of credits that can be bought once. */
        CreditPack: {
            packKey: components["schemas"]["CreditPackKey"];
            /** @description The name to show. */
            name: string;
            /** @description The number of credits. */
            credits: number;
            /** @description The price in the smallest unit of the currency, such as cents. */
            amountCents: number;
            /** @description The ISO 4217 code of the currency, in lowercase. */
            currency: string;
            /** @description The number of days after which the credits expire. */
            validDays: number;
        };
        /**
         * @description A pack of credits that can be bought once.
         * @enum {string}
         */
        CreditPackKey: "credit_pack_250" | "credit_pack_500";
        /** @description A price that depends on the length of the input. */
        CreditRange: {
            /** @description The lowest price, in credits. */
            min: number;
            /** @description The highest price, in credits. */
            max: number;
        };
        /** @description A change of the credits of a user. */
        CreditTransaction: {
            /**
             * Format: uuid
             * @description The ID of the transaction.
             */
            id: string;
            kind: components["schemas"]["CreditTransactionKind"];
            /** @description The change of the balance. */
            amount: number;
            /** @description The change of the reserved credits. */
            reservedAmount: number;
            /** @description The balance after the transaction. */
            balanceAfter: number;
            /** @description The ID of the reservation it belongs to, or null. */
            reservationId: string | null;
            /** @description What the credits were for, or where they came from. */
            purpose: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            createdAt: string;
        };
        /**
         * @description What happened: credits were added (`grant`), reserved (`reserve`), spent (`commit`), returned from a reservation (`release`, or `lapse` when it timed out), expired (`expire`), were taken back after a refund (`take_back`), or paid a debt that a refund left (`settle_debt`).
         * @enum {string}
         */
        CreditTransactionKind: "grant" | "reserve" | "commit" | "release" | "lapse" | "expire" | "take_back" | "settle_debt";
        /** @description A page of a list of `CreditTransaction` objects. */
        CreditTransactionPage: {
            /** @description The items on this page. */
            items: components["schemas"]["CreditTransaction"][];
            /** @description The number of items in the whole list. */
            total: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The number of items before this page. */
            offset: number;
            /** @description The number of this page, starting at 1. */
            page: number;
            /** @description The same as `limit`. */
            pageSize: number;
            /** @description The number of pages; 0 for an empty list. */
            totalPages: number;
            /** @description Whether there are items after this page. */
            hasMore: boolean;
            /** @description How to get the next page. */
            pagination: components["schemas"]["PageLinks"];
        };
        /** @description The credits of a user. */
        CreditWallet: {
            /** @description The credits that can be spent, without reserved and expired ones. */
            balance: number;
            /** @description The credits that are reserved for work in progress. */
            reserved: number;
            /** @description All credits that were ever added. */
            lifetimeCredited: number;
            /** @description All credits that were ever spent, expired or taken back after a refund. */
            lifetimeDebited: number;
            /** @description When credits expire next; null if none will. Those of a month expire 3 hours after it. */
            nextExpiryAt: string | null;
            /** @description The number of credits that expire at `nextExpiryAt`. */
            nextExpiryCredits: number;
            /**
             * Format: date-time
             * @description When the wallet last changed or, if it never has, when the account was created.
             */
            updatedAt: string;
        };
        /** @description The session of the caller and its user. */
        CurrentSession: {
            session: components["schemas"]["Session"];
            user: components["schemas"]["SessionUser"];
        };
        /** @description A section that the user added. */
        CustomSection: {
            /** @description The ID of the section, for `sections`. Any string. */
            id: string;
            kind: components["schemas"]["CustomSectionKind"];
            /** @description The heading. */
            title: string;
            /** @description Whether the user can change the heading. */
            editableTitle: boolean;
            /** @description The items. */
            items: components["schemas"]["CustomSectionItem"][];
        };
        /** @description An item of a custom section. */
        CustomSectionItem: {
            /** @description The ID of the item, unique in its list. Any string. */
            id: string;
            /** @description The name. */
            name: string;
            /** @description Who issued it. */
            issuer: string;
            /** @description The date, in any form. */
            date: string;
            /** @description The address of a page about it. */
            link: string;
            /** @description A reference number. */
            referenceId: string;
            /** @description More about it. */
            description: string;
            /** @description Details, each a line. */
            details: string[];
        };
        /**
         * @description What a custom section contains.
         * @enum {string}
         */
        CustomSectionKind: "certifications" | "awards" | "publications" | "languages" | "interests" | "volunteer" | "references" | "achievements" | "custom";
        /** @description Views on a day. */
        DailyViews: {
            /**
             * Format: date
             * @description The day in UTC, `YYYY-MM-DD`.
             */
            date: string;
            /** @description The number of views on that day. */
            count: number;
        };
        /** @description A resume, cover letter, portfolio or link-in-bio page. */
        Document: {
            /**
             * Format: uuid
             * @description The ID of the document.
             */
            id: string;
            /**
             * Format: uuid
             * @description The ID of the user who owns the document.
             */
            userId: string;
            type: components["schemas"]["DocumentType"];
            /** @description The title. */
            title: string;
            /** @description The name in addresses, unique among the documents of the owner. */
            slug: string;
            /** @description The tags. */
            tags: string[];
            /** @description Data that apps keep next to the content. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description The template that the document is shown in. */
            templateId: string;
            /** @description The version of the format of `content`. */
            schemaVersion: number;
            /** @description Starts at 1 and grows by 1 with each update. Send it with an update. */
            revision: number;
            visibility: components["schemas"]["DocumentVisibility"];
            /** @description Whether apps keep the document on the device even when the account syncs automatically. */
            keepLocalOnly: boolean;
            /** @description When an app last synced the document; null if never. */
            lastSyncedAt: string | null;
            /**
             * Format: date-time
             * @description When the document was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the document was last changed, deleted or restored.
             */
            updatedAt: string;
            /** @description When the document was deleted; null if it was not. */
            deletedAt: string | null;
            /** @description The content. The API stores it as sent and does not interpret it. */
            content: {
                [key: string]: unknown;
            };
        };
        /** @description A document to create. */
        DocumentCreate: {
            type: components["schemas"]["DocumentType"];
            /** @description The title. Surrounding whitespace is removed, and does not count. */
            title?: string;
            /** @description The name in addresses, unique among your documents. */
            slug?: string;
            /** @description The tags. Surrounding whitespace, which does not count, and duplicates are removed. */
            tags?: string[];
            /** @description The content: a JSON object of at most 1 MB (1,048,576 bytes as UTF-8 JSON) and 64 levels. It is returned exactly as sent. */
            content?: {
                [key: string]: unknown;
            };
            /** @description Data to keep next to the content: a JSON object of at most 16 KB. */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description The template that the document is shown in. */
            templateId?: string;
            visibility?: components["schemas"]["DocumentVisibility"];
            /** @description Whether apps keep the document on the device even when the account syncs automatically. */
            keepLocalOnly?: boolean;
        };
        /**
         * @description The order of a list of documents. A minus sign means descending.
         * @default -updatedAt
         * @enum {string}
         */
        DocumentSort: "-updatedAt" | "updatedAt" | "-createdAt" | "createdAt" | "title";
        /** @description A document in a list, without its content unless that is asked for. */
        DocumentSummary: {
            /**
             * Format: uuid
             * @description The ID of the document.
             */
            id: string;
            /**
             * Format: uuid
             * @description The ID of the user who owns the document.
             */
            userId: string;
            type: components["schemas"]["DocumentType"];
            /** @description The title. */
            title: string;
            /** @description The name in addresses, unique among the documents of the owner. */
            slug: string;
            /** @description The tags. */
            tags: string[];
            /** @description Data that apps keep next to the content. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description The template that the document is shown in. */
            templateId: string;
            /** @description The version of the format of `content`. */
            schemaVersion: number;
            /** @description Starts at 1 and grows by 1 with each update. Send it with an update. */
            revision: number;
            visibility: components["schemas"]["DocumentVisibility"];
            /** @description Whether apps keep the document on the device even when the account syncs automatically. */
            keepLocalOnly: boolean;
            /** @description When an app last synced the document; null if never. */
            lastSyncedAt: string | null;
            /**
             * Format: date-time
             * @description When the document was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the document was last changed, deleted or restored.
             */
            updatedAt: string;
            /** @description When the document was deleted; null if it was not. */
            deletedAt: string | null;
            /** @description The content, where `includeContent` asks for it. */
            content?: {
                [key: string]: unknown;
            };
        };
        /** @description A page of a list of `DocumentSummary` objects. */
        DocumentSummaryPage: {
            /** @description The items on this page. */
            items: components["schemas"]["DocumentSummary"][];
            /** @description The number of items in the whole list. */
            total: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The number of items before this page. */
            offset: number;
            /** @description The number of this page, starting at 1. */
            page: number;
            /** @description The same as `limit`. */
            pageSize: number;
            /** @description The number of pages; 0 for an empty list. */
            totalPages: number;
            /** @description Whether there are items after this page. */
            hasMore: boolean;
            /** @description How to get the next page. */
            pagination: components["schemas"]["PageLinks"];
        };
        /**
         * @description What a document is.
         * @enum {string}
         */
        DocumentType: "RESUME" | "COVER_LETTER" | "PORTFOLIO" | "LINK_IN_BIO";
        /** @description The fields to change; at least one in addition to `revision`. */
        DocumentUpdate: {
            /** @description The current revision of the document. */
            revision: number;
            /** @description The title. Surrounding whitespace is removed, and does not count. */
            title?: string;
            /** @description The name in addresses, unique among your documents. */
            slug?: string;
            /** @description The tags. Surrounding whitespace, which does not count, and duplicates are removed. */
            tags?: string[];
            /** @description The content: a JSON object of at most 1 MB (1,048,576 bytes as UTF-8 JSON) and 64 levels. It is returned exactly as sent. */
            content?: {
                [key: string]: unknown;
            };
            /** @description Data to keep next to the content: a JSON object of at most 16 KB. */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description The template that the document is shown in. */
            templateId?: string;
            visibility?: components["schemas"]["DocumentVisibility"];
            /** @description Whether apps keep the document on the device even when the account syncs automatically. */
            keepLocalOnly?: boolean;
            /** @description When an app last synced the document. */
            lastSyncedAt?: string | null;
        };
        /** @description A former version of a document. */
        DocumentVersion: {
            /**
             * Format: uuid
             * @description The ID of the document.
             */
            documentId: string;
            /** @description The revision that the document had. */
            revision: number;
            /** @description The title. */
            title: string;
            /** @description The name in addresses. */
            slug: string;
            /** @description The tags. */
            tags: string[];
            /** @description Data that apps kept next to the content. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description The template that the document was shown in. */
            templateId: string;
            /** @description The version of the format of `content`. */
            schemaVersion: number;
            visibility: components["schemas"]["DocumentVisibility"];
            /**
             * Format: date-time
             * @description When this version was written.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the next version replaced it.
             */
            supersededAt: string;
            /** @description The content. The API stores it as sent and does not interpret it. */
            content: {
                [key: string]: unknown;
            };
        };
        /** @description A former version of a document without its content. */
        DocumentVersionSummary: {
            /**
             * Format: uuid
             * @description The ID of the document.
             */
            documentId: string;
            /** @description The revision that the document had. */
            revision: number;
            /** @description The title. */
            title: string;
            /** @description The name in addresses. */
            slug: string;
            /** @description The tags. */
            tags: string[];
            /** @description Data that apps kept next to the content. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description The template that the document was shown in. */
            templateId: string;
            /** @description The version of the format of `content`. */
            schemaVersion: number;
            visibility: components["schemas"]["DocumentVisibility"];
            /**
             * Format: date-time
             * @description When this version was written.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the next version replaced it.
             */
            supersededAt: string;
        };
        /** @description A page of a list of `DocumentVersionSummary` objects. */
        DocumentVersionSummaryPage: {
            /** @description The items on this page. */
            items: components["schemas"]["DocumentVersionSummary"][];
            /** @description The number of items in the whole list. */
            total: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The number of items before this page. */
            offset: number;
            /** @description The number of this page, starting at 1. */
            page: number;
            /** @description The same as `limit`. */
            pageSize: number;
            /** @description The number of pages; 0 for an empty list. */
            totalPages: number;
            /** @description Whether there are items after this page. */
            hasMore: boolean;
            /** @description How to get the next page. */
            pagination: components["schemas"]["PageLinks"];
        };
        /**
         * @description Who can see a document. The apps act on it; share links work with each of them.
         * @enum {string}
         */
        DocumentVisibility: "PRIVATE" | "UNLISTED" | "PUBLIC";
        /**
         * @description A level of education.
         * @enum {string}
         */
        EducationLevel: "none" | "secondary" | "diploma" | "associate" | "bachelor" | "master" | "doctorate";
        /** @description Stands for a profile that was never saved. */
        EmptyMasterProfileContent: Record<string, never>;
        /**
         * @description A feature that a plan includes.
         * @enum {string}
         */
        Entitlement: "ai_credits" | "portfolio_publish" | "custom_subdomain" | "analytics";
        /** @description A failure. */
        Error: {
            /**
             * @description Always false.
             * @constant
             */
            success: false;
            /** @description What went wrong, for people to read. */
            message: string;
            /** @description The HTTP status. */
            statusCode: number;
            /** @description The invalid fields. Present only if the request failed validation. */
            details?: components["schemas"]["FieldError"][];
        };
        /** @description The text of a resume file. */
        ExtractedResume: {
            /** @description The text. */
            text: string;
            /** @description The name of the file. */
            fileName: string;
            /** @description The type of the file, detected from its bytes. */
            mimeType: string;
            /** @description The number of pages of a PDF, null for other types. */
            pages: number | null;
            /** @description The number of words. */
            wordCount: number;
            /** @description What could not be read reliably. */
            warnings: string[];
            /** @description The layout of the file, null for text formats. */
            layout: components["schemas"]["ResumeLayout"] | null;
            /** @description The quota of text extractions. */
            quota: components["schemas"]["UsageQuota"];
        };
        /** @description A field that is invalid. */
        FieldError: {
            /** @description Where the field is, such as `profile.basics.email` or `scopes.0`. */
            path: string;
            /** @description What is wrong with it. */
            message: string;
        };
        /** @description A text to write. */
        GenerateRequest: {
            action: components["schemas"]["WritingAction"];
            mode: components["schemas"]["WritingMode"];
            input: components["schemas"]["WritingInput"];
            /** @description An alternative to the `Idempotency-Key` header. */
            requestId?: string;
            /** @description The document that the text is for: the personal data of its `basics` is not sent to the AI. */
            documentId?: string;
        };
        /** @description A text that the AI has written. */
        GeneratedText: {
            /** @description The text. */
            content: string;
            /** @description Figures, dates, employers, schools, degrees, and certificates of the text that no input states, exactly as they appear in it. */
            unverified: string[];
            usage: components["schemas"]["TokenUsage"];
            credits: components["schemas"]["SpentCredits"];
        };
        GetAffiliateLeaderboardQuery: {
            /**
             * @description Which earnings to compare: those of the current month in UTC, or all.
             * @default monthly
             * @enum {string}
             */
            period?: "monthly" | "all_time";
        };
        GetCodehostStatsResult: components["schemas"]["CodehostStats"] | null;
        GetSessionResult: components["schemas"]["CurrentSession"] | null;
        /** @description The process runs. */
        Health: {
            /**
             * @description Always `ok`.
             * @constant
             */
            status: "ok";
            /**
             * Format: date-time
             * @description The time of the server.
             */
            timestamp: string;
        };
        /** @description A page to send the browser to. */
        HostedPage: {
            /**
             * Format: uri
             * @description The address of the page, at Stripe.
             */
            url: string;
        };
        /**
         * @description The type of an image.
         * @enum {string}
         */
        ImageType: "image/jpeg" | "image/png" | "image/webp";
        ImportJsonResumeQuery: {
            /**
             * @description Whether to overwrite the master profile, too.
             * @default false
             */
            replaceMaster?: boolean;
        };
        /** @description How many imports of a kind the user has left. */
        ImportQuota: {
            /** @description Whether the account is on a paid plan. */
            isPaid: boolean;
            /** @description The number of imports left. */
            remaining: number;
            /** @description The number of imports allowed in a window; 1,000,000 stands for no limit. */
            limit: number;
            /** @description The number of seconds until one more import is allowed; 0 if none is used. */
            resetsInSeconds: number;
            /** @description The name of the connected account, or null. */
            connectedUsername: string | null;
        };
        /** @description How many imports the user has left. */
        ImportQuotas: {
            /** @description Imports from the code host. */
            codehost: components["schemas"]["ImportQuota"];
            /** @description Imports from a network profile. */
            network: components["schemas"]["ImportQuota"];
        };
        /** @description A new API key with its secret. */
        IssuedApiKey: {
            /**
             * Format: uuid
             * @description The ID of the API key.
             */
            id: string;
            /**
             * Format: uuid
             * @description The ID of the user who owns the key.
             */
            userId: string;
            /** @description The name by which you recognize the key. */
            name: string;
            /** @description The first 8 characters of the secret. */
            keyPrefix: string;
            /** @description What the key may do. */
            scopes: components["schemas"]["ApiKeyScope"][];
            /** @description The number of requests that the key may make in 15 minutes. */
            rateLimit: number;
            /** @description Whether the key authenticates requests now. */
            isActive: boolean;
            status: components["schemas"]["ApiKeyStatus"];
            /**
             * Format: date-time
             * @description When the key stops working.
             */
            expiresAt: string;
            /** @description When the key was last used, accurate to about 5 minutes; null if never. */
            lastUsed: string | null;
            /** @description When the key was revoked; null if it was not. */
            revokedAt: string | null;
            /** @description The ID of the key that this one replaced, or null. */
            rotatedFromId: string | null;
            /**
             * Format: date-time
             * @description When the key was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the key was last changed.
             */
            updatedAt: string;
            /** @description The secret. It is shown only in this response. */
            key: string;
        };
        /** @description A JSON Resume document, version 1.0. */
        JsonResume: {
            /** @description The address of the schema. */
            $schema?: string | null;
            /** @description Who the resume is about. */
            basics?: components["schemas"]["JsonResumeBasics"] | null;
            /** @description The roles. */
            work?: (components["schemas"]["JsonResumeWork"] | null)[] | null;
            /** @description The voluntary roles. */
            volunteer?: (components["schemas"]["JsonResumeVolunteer"] | null)[] | null;
            /** @description The education. */
            education?: (components["schemas"]["JsonResumeEducation"] | null)[] | null;
            /** @description The awards. */
            awards?: (components["schemas"]["JsonResumeAward"] | null)[] | null;
            /** @description The certificates. */
            certificates?: (components["schemas"]["JsonResumeCertificate"] | null)[] | null;
            /** @description The publications. */
            publications?: (components["schemas"]["JsonResumePublication"] | null)[] | null;
            /** @description The skills. */
            skills?: (components["schemas"]["JsonResumeSkill"] | null)[] | null;
            /** @description The languages. */
            languages?: (components["schemas"]["JsonResumeLanguage"] | null)[] | null;
            /** @description The interests. */
            interests?: (components["schemas"]["JsonResumeInterest"] | null)[] | null;
            /** @description The references. */
            references?: (components["schemas"]["JsonResumeReference"] | null)[] | null;
            /** @description The projects. */
            projects?: (components["schemas"]["JsonResumeProject"] | null)[] | null;
            /** @description Data that tools keep, such as the version of the document. */
            meta?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description An award. */
        JsonResumeAward: {
            /** @description The award. */
            title?: string | null;
            /** @description The date. */
            date?: string | null;
            /** @description Who awarded it. */
            awarder?: string | null;
            /** @description More about it. */
            summary?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Who the resume is about. */
        JsonResumeBasics: {
            /** @description The name. */
            name?: string | null;
            /** @description The job title. */
            label?: string | null;
            /** @description The address of a picture; it is not imported. */
            image?: string | null;
            /** @description The email address, or empty. */
            email?: string | null;
            /** @description The phone number. */
            phone?: string | null;
            /** @description The address of the website. */
            url?: string | null;
            /** @description A summary of the person. */
            summary?: string | null;
            /** @description The place. */
            location?: components["schemas"]["JsonResumeLocation"] | null;
            /** @description Profiles on networks. */
            profiles?: (components["schemas"]["JsonResumeProfile"] | null)[] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A certificate. */
        JsonResumeCertificate: {
            /** @description The certificate. */
            name?: string | null;
            /** @description The date. */
            date?: string | null;
            /** @description The address of a page about it. */
            url?: string | null;
            /** @description Who issued it. */
            issuer?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A course of education. */
        JsonResumeEducation: {
            /** @description The school. */
            institution?: string | null;
            /** @description The address of a page about it. */
            url?: string | null;
            /** @description The field of study. */
            area?: string | null;
            /** @description The degree. */
            studyType?: string | null;
            /** @description When it began. */
            startDate?: string | null;
            /** @description When it ended; empty or absent if it has not. */
            endDate?: string | null;
            /** @description The courses. */
            courses?: (string | null)[] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description An interest. */
        JsonResumeInterest: {
            /** @description The interest. */
            name?: string | null;
            /** @description What it includes. */
            keywords?: (string | null)[] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A language. */
        JsonResumeLanguage: {
            /** @description The language. */
            language?: string | null;
            /** @description How well the person speaks it. */
            fluency?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A place. */
        JsonResumeLocation: {
            /** @description The street address. */
            address?: string | null;
            /** @description The postal code. */
            postalCode?: string | null;
            /** @description The city. */
            city?: string | null;
            /** @description The ISO 3166-1 code of the country. */
            countryCode?: string | null;
            /** @description The region. */
            region?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A profile on a network. */
        JsonResumeProfile: {
            /** @description The name of the network. */
            network?: string | null;
            /** @description The username. */
            username?: string | null;
            /** @description The address of the profile. */
            url?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A project. */
        JsonResumeProject: {
            /** @description The name. */
            name?: string | null;
            /** @description What the project is about. */
            description?: string | null;
            /** @description Achievements, each a line. */
            highlights?: (string | null)[] | null;
            /** @description What it includes. */
            keywords?: (string | null)[] | null;
            /** @description The address of a page about it. */
            url?: string | null;
            /** @description What the person did in it. */
            roles?: (string | null)[] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A publication. */
        JsonResumePublication: {
            /** @description The title. */
            name?: string | null;
            /** @description Who published it. */
            publisher?: string | null;
            /** @description The date. */
            releaseDate?: string | null;
            /** @description The address of a page about it. */
            url?: string | null;
            /** @description More about it. */
            summary?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A reference. */
        JsonResumeReference: {
            /** @description The name. */
            name?: string | null;
            /** @description What they say. */
            reference?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A group of skills. */
        JsonResumeSkill: {
            /** @description The name of the group. */
            name?: string | null;
            /** @description The level. */
            level?: string | null;
            /** @description What it includes. */
            keywords?: (string | null)[] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A voluntary role. */
        JsonResumeVolunteer: {
            /** @description The organization. */
            organization?: string | null;
            /** @description The role. */
            position?: string | null;
            /** @description The address of a page about it. */
            url?: string | null;
            /** @description When it began. */
            startDate?: string | null;
            /** @description When it ended; empty or absent if it has not. */
            endDate?: string | null;
            /** @description More about it. */
            summary?: string | null;
            /** @description Achievements, each a line. */
            highlights?: (string | null)[] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A role. */
        JsonResumeWork: {
            /** @description The employer. */
            name?: string | null;
            /** @description The place. */
            location?: string | null;
            /** @description The job title. */
            position?: string | null;
            /** @description The address of a page about it. */
            url?: string | null;
            /** @description When it began. */
            startDate?: string | null;
            /** @description When it ended; empty or absent if it has not. */
            endDate?: string | null;
            /** @description More about it. */
            summary?: string | null;
            /** @description Achievements, each a line. */
            highlights?: (string | null)[] | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description How well somebody speaks a language.
         * @enum {string}
         */
        LanguageFluency: "elementary" | "limited" | "professional" | "fluent" | "native";
        /** @description The entry that was published last. */
        LatestRelease: {
            /**
             * Format: uuid
             * @description The ID of the entry.
             */
            id: string;
            /** @description The version. */
            version: string;
            /** @description The title. */
            title: string;
            /**
             * Format: date-time
             * @description When the entry was published.
             */
            publishedAt: string;
        };
        /** @description A place on the leaderboard. */
        LeaderboardRow: {
            /** @description The place, starting at 1. */
            rank: number;
            /** @description The first name and an initial. */
            name: string;
            /** @description What was earned, in US cents. */
            earningsCents: number;
            /** @description The number of commissions. */
            commissions: number;
        };
        /**
         * @description How links are shown.
         * @enum {string}
         */
        LinkDisplayMode: "icon" | "url" | "icon-username";
        ListApiKeysQuery: {
            /**
             * @description The maximum number of items to return.
             * @default 20
             */
            limit?: number;
            /**
             * @description The number of items to skip.
             * @default 0
             */
            offset?: number;
            /** @description The page to return, starting at 1. Takes precedence over `offset`. */
            page?: number;
            /** @description The number of items per page. Takes precedence over `limit`. */
            pageSize?: number;
        };
        ListChangelogQuery: {
            /**
             * @description The maximum number of items to return.
             * @default 20
             */
            limit?: number;
            /**
             * @description The number of items to skip.
             * @default 0
             */
            offset?: number;
            /** @description The page to return, starting at 1. Takes precedence over `offset`. */
            page?: number;
            /** @description The number of items per page. Takes precedence over `limit`. */
            pageSize?: number;
            /** @description Return only releases of this type. */
            type?: components["schemas"]["ReleaseType"];
            /** @description Return only entries with this tag. */
            tag?: string;
            /** @description Return only entries whose title or summary contains this text, ignoring case. */
            search?: string;
        };
        ListCodehostIssuesQuery: {
            /**
             * @description The maximum number of items to return.
             * @default 20
             */
            limit?: number;
            /**
             * @description The number of items to skip.
             * @default 0
             */
            offset?: number;
            /** @description The page to return, starting at 1. Takes precedence over `offset`. */
            page?: number;
            /** @description The number of items per page. Takes precedence over `limit`. */
            pageSize?: number;
            /**
             * @description Return only items with this status.
             * @enum {string}
             */
            status?: "todo" | "in-progress" | "done" | "all";
            /**
             * @description Return only items of this kind.
             * @enum {string}
             */
            kind?: "issue" | "pull-request" | "all";
        };
        ListCreditTransactionsQuery: {
            /**
             * @description The maximum number of items to return.
             * @default 20
             */
            limit?: number;
            /**
             * @description The number of items to skip.
             * @default 0
             */
            offset?: number;
            /** @description The page to return, starting at 1. Takes precedence over `offset`. */
            page?: number;
            /** @description The number of items per page. Takes precedence over `limit`. */
            pageSize?: number;
        };
        ListDocumentVersionsQuery: {
            /**
             * @description The maximum number of items to return.
             * @default 20
             */
            limit?: number;
            /**
             * @description The number of items to skip.
             * @default 0
             */
            offset?: number;
            /** @description The page to return, starting at 1. Takes precedence over `offset`. */
            page?: number;
            /** @description The number of items per page. Takes precedence over `limit`. */
            pageSize?: number;
        };
        ListDocumentsQuery: {
            /**
             * @description The maximum number of items to return.
             * @default 20
             */
            limit?: number;
            /**
             * @description The number of items to skip.
             * @default 0
             */
            offset?: number;
            /** @description The page to return, starting at 1. Takes precedence over `offset`. */
            page?: number;
            /** @description The number of items per page. Takes precedence over `limit`. */
            pageSize?: number;
            /** @description Return only documents of this type. */
            type?: components["schemas"]["DocumentType"];
            /** @description Return only documents with this visibility. */
            visibility?: components["schemas"]["DocumentVisibility"];
            /** @description Return only documents with this tag. */
            tag?: string;
            /** @description Return only documents whose title contains this text, ignoring case. */
            search?: string;
            /** @description The order of a list of documents. A minus sign means descending. */
            sort?: components["schemas"]["DocumentSort"];
            /**
             * Format: date-time
             * @description Return only documents that changed then or later, including those that were deleted or restored since: what an app has to sync.
             */
            updatedSince?: string;
            /** @description Whether to return the content; a page then has at most 10 items. */
            includeContent?: boolean;
        };
        ListPaymentsQuery: {
            /**
             * @description The maximum number of items to return.
             * @default 20
             */
            limit?: number;
            /**
             * @description The number of items to skip.
             * @default 0
             */
            offset?: number;
            /** @description The page to return, starting at 1. Takes precedence over `offset`. */
            page?: number;
            /** @description The number of items per page. Takes precedence over `limit`. */
            pageSize?: number;
        };
        ListPortfolioAssetsQuery: {
            /**
             * @description The maximum number of items to return.
             * @default 20
             */
            limit?: number;
            /**
             * @description The number of items to skip.
             * @default 0
             */
            offset?: number;
            /** @description The page to return, starting at 1. Takes precedence over `offset`. */
            page?: number;
            /** @description The number of items per page. Takes precedence over `limit`. */
            pageSize?: number;
        };
        ListPublicPortfoliosQuery: {
            /**
             * @description The maximum number of items to return.
             * @default 20
             */
            limit?: number;
            /**
             * @description The number of items to skip.
             * @default 0
             */
            offset?: number;
            /** @description The page to return, starting at 1. Takes precedence over `offset`. */
            page?: number;
            /** @description The number of items per page. Takes precedence over `limit`. */
            pageSize?: number;
        };
        ListRoadmapQuery: {
            /**
             * @description The maximum number of items to return.
             * @default 20
             */
            limit?: number;
            /**
             * @description The number of items to skip.
             * @default 0
             */
            offset?: number;
            /** @description The page to return, starting at 1. Takes precedence over `offset`. */
            page?: number;
            /** @description The number of items per page. Takes precedence over `limit`. */
            pageSize?: number;
            /** @description Return only items with this status. */
            status?: components["schemas"]["WorkStatus"];
            /** @description The order; `newest` by default. */
            sort?: components["schemas"]["RoadmapSort"];
            /** @description Leave this item out. */
            excludeId?: string;
        };
        ListShareLinksQuery: {
            /**
             * @description The maximum number of items to return.
             * @default 20
             */
            limit?: number;
            /**
             * @description The number of items to skip.
             * @default 0
             */
            offset?: number;
            /** @description The page to return, starting at 1. Takes precedence over `offset`. */
            page?: number;
            /** @description The number of items per page. Takes precedence over `limit`. */
            pageSize?: number;
        };
        ListSharedDocumentsQuery: {
            /** @description The IDs of up to 50 documents, separated by commas. */
            ids: string;
        };
        /** @description What users say about themselves, once for all documents. */
        MasterProfile: {
            /** @description The ID of the profile; empty if it was never saved. */
            id: string;
            /**
             * Format: uuid
             * @description The ID of the user.
             */
            userId: string;
            /** @description The content; an empty object if it was never saved. */
            content: components["schemas"]["SavedMasterProfileContent"] | components["schemas"]["EmptyMasterProfileContent"];
            /** @description When the profile was first saved; null if never. */
            createdAt: string | null;
            /** @description When the profile was last saved; null if never. Send it with the next update. */
            updatedAt: string | null;
            summary: components["schemas"]["AccountSummary"];
        };
        /** @description The content of a master profile. Every property is required. */
        MasterProfileContent: {
            /** @description The template that the profile is shown in. */
            templateId: string;
            basics: components["schemas"]["ProfileBasics"];
            links: components["schemas"]["ProfileLinks"];
            /** @description A summary of the person. */
            summary: string;
            /** @description The roles. */
            experience: components["schemas"]["ProfileExperience"][];
            /** @description The education. */
            education: components["schemas"]["ProfileEducation"][];
            /** @description The projects. */
            projects: components["schemas"]["ProfileProject"][];
            /** @description The skills, in groups. */
            skills: components["schemas"]["ProfileSkillGroup"][];
            /** @description The languages. */
            languages: components["schemas"]["ProfileLanguage"][];
            /** @description The interests. */
            interests: components["schemas"]["ProfileInterest"][];
            /** @description The awards. */
            awards: components["schemas"]["ProfileAward"][];
            /** @description The certificates. */
            certificates: components["schemas"]["ProfileCertificate"][];
            /** @description The publications. */
            publications: components["schemas"]["ProfilePublication"][];
            /** @description The voluntary roles. */
            volunteer: components["schemas"]["ProfileVolunteering"][];
            /** @description The references. */
            references: components["schemas"]["ProfileReference"][];
            /** @description The achievements. */
            achievements: components["schemas"]["ProfileAchievement"][];
            /** @description The sections that the user added. */
            customSections: components["schemas"]["CustomSection"][];
            /** @description The order of the sections. */
            sections: components["schemas"]["ProfileSection"][];
            customization: components["schemas"]["ProfileCustomization"];
        };
        /** @description A master profile to save. */
        MasterProfileSave: {
            /**
             * Format: date-time
             * @description The `updatedAt` of the profile that you read. Leave it out only when you save the profile for the first time.
             */
            expectedUpdatedAt?: string;
            profile: components["schemas"]["MasterProfileContent"];
        };
        /** @description A network profile to import. */
        NetworkImport: {
            /** @description The text of the profile page. */
            profileText: string;
            /**
             * @description Whether to overwrite the master profile, too.
             * @default false
             */
            replaceMaster?: boolean;
        };
        /** @description An application as a campus ambassador. */
        NewAmbassadorApplication: {
            /** @description The name of the college. */
            collegeName: string;
            /** @description The year of graduation: last year to eight years ahead. */
            graduationYear: number;
            /** @description Why you want to join. */
            whyJoin: string;
            /** @description What you are especially good at. */
            superpower: string;
            /** @description Something surprising about you. */
            funFact: string;
            /** @description How you are doing. */
            vibeCheck?: string;
            /** @description Your name on a social network. */
            socialHandle?: string;
        };
        /** @description An empty object. The body may be left out. */
        NoFields: Record<string, never>;
        OpenShareLinkResult: components["schemas"]["SharedDocument"] | components["schemas"]["PasswordRequired"];
        /** @description How to get the next page of a list. */
        PageLinks: {
            /**
             * @description Lists are paged by offset.
             * @constant
             */
            mode: "offset";
            /** @description The `offset` of the next page, or null on the last page. */
            nextOffset: number | null;
            /** @description Always null. */
            nextCursor: null;
        };
        /** @description A course of education found in a resume. */
        ParsedEducation: {
            /** @description The school. */
            school: string;
            /** @description The degree or certificate. */
            credential: string;
            level: components["schemas"]["EducationLevel"];
            /** @description When it ended, or null if unknown. */
            end: components["schemas"]["YearMonth"] | null;
        };
        /** @description What an applicant tracking system reads in the resume. */
        ParsedResume: {
            /** @description The name. */
            name: string;
            /** @description The email address. */
            email: string;
            /** @description The phone number. */
            phone: string;
            /** @description The links. */
            links: string[];
            /** @description The roles, as listed in the resume. */
            roles: components["schemas"]["ParsedRole"][];
            /** @description The education, as listed in the resume. */
            education: components["schemas"]["ParsedEducation"][];
            /** @description The skills. */
            skills: string[];
            /** @description The months of work experience; months with several roles count once. */
            monthsOfExperience: number;
            /** @description The level of the highest degree. */
            highestDegree: string;
        };
        /** @description A role found in a resume. */
        ParsedRole: {
            /** @description The job title. */
            title: string;
            /** @description The employer. */
            employer: string;
            /** @description Whether the role is held now. */
            current: boolean;
            /** @description When the role began, or null if unknown. */
            start: components["schemas"]["YearMonth"] | null;
            /** @description When the role ended, or null if it is current or unknown. */
            end: components["schemas"]["YearMonth"] | null;
        };
        /** @description Stands for a shared document that needs a password. */
        PasswordRequired: {
            /**
             * @description Always true.
             * @constant
             */
            passwordRequired: true;
        };
        /** @description A payment. */
        Payment: {
            /**
             * Format: uuid
             * @description The ID of the payment.
             */
            id: string;
            kind: components["schemas"]["PaymentKind"];
            /** @description The key of the product or credit pack. */
            itemKey: string;
            /** @description The price in the smallest unit of the currency, such as cents. */
            amountCents: number;
            /** @description The ISO 4217 code of the currency, in lowercase. */
            currency: string;
            /** @description The part of the amount that was refunded. */
            refundedCents: number;
            status: components["schemas"]["PaymentStatus"];
            /** @description The credits that came with the payment. */
            credits: number;
            /**
             * Format: date-time
             * @description When it was paid.
             */
            paidAt: string;
            /**
             * Format: date-time
             * @description When the payment last changed.
             */
            updatedAt: string;
        };
        /**
         * @description What a payment was for.
         * @enum {string}
         */
        PaymentKind: "subscription" | "credit_pack";
        /** @description A page of a list of `Payment` objects. */
        PaymentPage: {
            /** @description The items on this page. */
            items: components["schemas"]["Payment"][];
            /** @description The number of items in the whole list. */
            total: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The number of items before this page. */
            offset: number;
            /** @description The number of this page, starting at 1. */
            page: number;
            /** @description The same as `limit`. */
            pageSize: number;
            /** @description The number of pages; 0 for an empty list. */
            totalPages: number;
            /** @description Whether there are items after this page. */
            hasMore: boolean;
            /** @description How to get the next page. */
            pagination: components["schemas"]["PageLinks"];
        };
        /**
         * @description The state of a payment.
         * @enum {string}
         */
        PaymentStatus: "paid" | "partially_refunded" | "refunded" | "disputed";
        /**
         * @description A plan.
         * @enum {string}
         */
        Plan: "FREE" | "AI_CREDITS" | "PORTFOLIO_PRO" | "BUNDLE";
        /** @description Where the portal returns to. */
        PortalCreate: {
            /**
             * Format: uri
             * @description Where to send the browser afterwards: an address on a first-party origin. The default is the home page of the web app.
             */
            redirectUrl?: string;
        };
        /** @description The views of your portfolio. */
        PortfolioAnalytics: {
            /** @description All views so far. */
            totalViews: number;
            /** @description The last 30 days, the oldest first. */
            daily: components["schemas"]["DailyViews"][];
            /** @description The hosts that most views of these 30 days came from, at most 10. */
            referrers: components["schemas"]["ReferrerViews"][];
        };
        /** @description An image for portfolios. */
        PortfolioAsset: {
            /**
             * Format: uuid
             * @description The ID of the image.
             */
            id: string;
            /** @description Where everybody can read the image; null until its upload is completed. What is behind the address never changes. */
            url: string | null;
            kind: components["schemas"]["PortfolioAssetKind"];
            mimeType: components["schemas"]["ImageType"];
            /** @description The size of the uploaded file in bytes. */
            sizeBytes: number;
            status: components["schemas"]["PortfolioAssetStatus"];
            /**
             * Format: date-time
             * @description When the image was declared.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the image was last changed.
             */
            updatedAt: string;
        };
        /** @description An image whose upload is done. */
        PortfolioAssetCompletion: {
            /**
             * Format: uuid
             * @description The ID of the image.
             */
            assetId: string;
            /** @description The SHA-256 of the file in base64, to be compared. */
            checksum?: string;
        };
        /** @description An image that you are going to upload. */
        PortfolioAssetDeclaration: {
            kind: components["schemas"]["PortfolioAssetKind"];
            mimeType: components["schemas"]["ImageType"];
            /** @description The size of the file in bytes, at most 5 MB. */
            sizeBytes: number;
            /** @description The SHA-256 of the file in base64. With it, the storage accepts no other file. */
            checksum?: string;
        };
        /**
         * @description What an image is for.
         * @enum {string}
         */
        PortfolioAssetKind: "AVATAR" | "PROJECT_COVER" | "SOCIAL_IMAGE";
        /** @description A page of a list of `PortfolioAsset` objects. */
        PortfolioAssetPage: {
            /** @description The items on this page. */
            items: components["schemas"]["PortfolioAsset"][];
            /** @description The number of items in the whole list. */
            total: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The number of items before this page. */
            offset: number;
            /** @description The number of this page, starting at 1. */
            page: number;
            /** @description The same as `limit`. */
            pageSize: number;
            /** @description The number of pages; 0 for an empty list. */
            totalPages: number;
            /** @description Whether there are items after this page. */
            hasMore: boolean;
            /** @description How to get the next page. */
            pagination: components["schemas"]["PageLinks"];
        };
        /**
         * @description `PENDING` until the upload is completed, then `READY`.
         * @enum {string}
         */
        PortfolioAssetStatus: "PENDING" | "READY";
        /** @description Where and how to upload an image. */
        PortfolioAssetUpload: {
            /**
             * Format: uuid
             * @description The ID of the image.
             */
            assetId: string;
            /**
             * Format: uri
             * @description Where to send the file, straight to the storage.
             */
            uploadUrl: string;
            /**
             * @description The method of the upload.
             * @constant
             */
            method: "PUT";
            /** @description The headers that the upload must have. The signature covers them, so the storage accepts no file of another type, length or checksum. Browsers and most clients set `content-length` themselves. */
            headers: {
                [key: string]: string;
            };
            /** @description How long the URL works. */
            expiresInSeconds: number;
        };
        /** @description A portfolio that you are working on: a document of the type `PORTFOLIO`. */
        PortfolioDraft: {
            /**
             * Format: uuid
             * @description The ID of the document.
             */
            id: string;
            /** @description The slug of the document. */
            slug: string;
            /** @description The subdomain that you want, as you typed it. It is not claimed before you publish. */
            subdomain: string;
            /** @description The template that the portfolio is shown in: `signal`, `atelier`, `nimbus` or `cipher`. */
            templateId: string;
            /** @description The snapshot, exactly as sent. */
            content: {
                [key: string]: unknown;
            };
            /** @description The revision of the document. Send it with your next change. */
            revision: number;
            /**
             * Format: date-time
             * @description When the draft was last saved or, after a deletion, restored.
             */
            updatedAt: string;
        };
        /** @description A draft to save. */
        PortfolioDraftSave: {
            /**
             * Format: uuid
             * @description The ID of the document. The default is your newest portfolio.
             */
            documentId?: string;
            /** @description The subdomain that you want. It is kept as you typed it, and not claimed. */
            subdomain: string;
            /** @description The current revision of the draft. */
            revision?: number;
            /** @description The portfolio: a JSON object of at most 1 MB and 64 levels. A draft may be incomplete; what is missing or wrong is reported when you publish. */
            snapshot: {
                [key: string]: unknown;
            };
        };
        /** @description Your draft, what you have published, and your plan. */
        PortfolioOverview: {
            /** @description What is published; null if nothing is. */
            publication: components["schemas"]["Publication"] | null;
            billing: components["schemas"]["BillingSummary"];
            /** @description Your newest draft; null if there is none. */
            draft: components["schemas"]["PortfolioDraft"] | null;
        };
        /** @description A draft as it would be published. */
        PortfolioPreview: {
            /**
             * Format: uuid
             * @description The ID of the document.
             */
            id: string;
            /** @description The template that the portfolio is shown in: `signal`, `atelier`, `nimbus` or `cipher`. */
            templateId: string;
            /** @description The snapshot, exactly as sent. */
            content: {
                [key: string]: unknown;
            };
            /** @description The revision of the document. */
            revision: number;
            /**
             * Format: date-time
             * @description When the draft was last saved or, after a deletion, restored.
             */
            updatedAt: string;
        };
        /** @description What to publish, and where. */
        PortfolioPublish: {
            /**
             * Format: uuid
             * @description The ID of the document to publish.
             */
            documentId: string;
            /** @description The subdomain to publish under. It is normalized. */
            subdomain: string;
            /** @description The current revision of the draft. */
            revision: number;
        };
        /** @description A view of a portfolio. */
        PortfolioView: {
            /** @description The page that the viewer came from, as the browser's `document.referrer` says. Only its host is kept. */
            referrer?: string;
        };
        /** @description What a product costs. */
        Price: {
            interval: components["schemas"]["BillingInterval"];
            /** @description The price in the smallest unit of the currency, such as cents. */
            amountCents: number;
            /** @description The ISO 4217 code of the currency, in lowercase. */
            currency: string;
        };
        /** @description A product that can be subscribed to. */
        Product: {
            productKey: components["schemas"]["ProductKey"];
            /** @description The name to show. */
            name: string;
            /** @description The features that are included. */
            entitlements: components["schemas"]["Entitlement"][];
            /** @description The credits that are added each month. */
            monthlyCredits: number;
            /** @description What the product costs. */
            prices: components["schemas"]["Price"][];
        };
        /**
         * @description A product that can be subscribed to.
         * @enum {string}
         */
        ProductKey: "ai_credits" | "portfolio_pro" | "bundle";
        /** @description An achievement. */
        ProfileAchievement: {
            /** @description The ID of the item, unique in its list. Any string. */
            id: string;
            /** @description The achievement. */
            title: string;
            /** @description More about it. */
            description: string;
        };
        /** @description An award. */
        ProfileAward: {
            /** @description The ID of the item, unique in its list. Any string. */
            id: string;
            /** @description The award. */
            title: string;
            /** @description Who awarded it. */
            awarder: string;
            /** @description The date, in any form. */
            date: string;
            /** @description The address of a page about it. */
            website: string;
            /** @description More about it. */
            description: string;
            /** @description Whether the address is shown. */
            showLink: boolean;
        };
        /** @description Who the profile is about. */
        ProfileBasics: {
            /** @description The name. */
            fullName: string;
            /** @description The role, such as a job title. */
            role: string;
            /** @description A line about the person. */
            headline: string;
            /**
             * Format: email-or-empty
             * @description The email address, or an empty string.
             */
            email: string;
            /** @description The phone number. */
            phone: string;
            /** @description The place. */
            location: string;
            /** @description Whether the email address is shown as a link. */
            linkEmail: boolean;
            /** @description Whether the phone number is shown as a link. */
            linkPhone: boolean;
            /** @description Whether the place is shown as a link. */
            linkLocation: boolean;
        };
        /** @description A certificate. */
        ProfileCertificate: {
            /** @description The ID of the item, unique in its list. Any string. */
            id: string;
            /** @description The certificate. */
            title: string;
            /** @description Who issued it. */
            issuer: string;
            /** @description The date, in any form. */
            date: string;
            /** @description The address of a page about it. */
            website: string;
            /** @description More about it. */
            description: string;
            /** @description Whether the address is shown. */
            showLink: boolean;
        };
        /** @description How the profile looks. */
        ProfileCustomization: {
            /** @description The accent color. */
            accentColor: string;
            /** @description The color of text. */
            textColor: string;
            /** @description The color of less important text. */
            mutedTextColor: string;
            /** @description The color of the page. */
            pageBackgroundColor: string;
            /** @description The color behind sections. */
            sectionBackgroundColor: string;
            /** @description The color of borders. */
            borderColor: string;
            /** @description The color of section headings. */
            sectionHeadingColor: string;
            /** @description The font. */
            fontFamily: string;
            /** @description The space between sections. */
            sectionSpacing: number;
            /** @description The space around the page. */
            pagePadding: number;
            /** @description The line height of text. */
            bodyLineHeight: number;
            /** @description The line height of headings. */
            headingLineHeight: number;
        };
        /** @description A course of education. */
        ProfileEducation: {
            /** @description The ID of the item, unique in its list. Any string. */
            id: string;
            /** @description The school. */
            school: string;
            /** @description The degree. */
            degree: string;
            /** @description The field of study. */
            field: string;
            /** @description When it began, in any form. */
            startDate: string;
            /** @description When it ended, in any form; empty if it has not. */
            endDate: string;
            /** @description Whether it has not ended. */
            current: boolean;
            /** @description More about it. */
            summary: string;
        };
        /** @description A role. */
        ProfileExperience: {
            /** @description The ID of the item, unique in its list. Any string. */
            id: string;
            /** @description The employer. */
            company: string;
            /** @description The job title. */
            role: string;
            /** @description The place. */
            location: string;
            /** @description When it began, in any form. */
            startDate: string;
            /** @description When it ended, in any form; empty if it has not. */
            endDate: string;
            /** @description Whether it has not ended. */
            current: boolean;
            /** @description What the role is about. */
            summary: string;
            /** @description Achievements, each a line. */
            highlights: string[];
        };
        /** @description An interest. */
        ProfileInterest: {
            /** @description The ID of the item, unique in its list. Any string. */
            id: string;
            /** @description The interest. */
            name: string;
            /** @description What it includes. */
            keywords: string[];
        };
        /** @description A language. */
        ProfileLanguage: {
            /** @description The ID of the item, unique in its list. Any string. */
            id: string;
            /** @description The language. */
            language: string;
            fluency: components["schemas"]["LanguageFluency"];
        };
        /** @description A link. */
        ProfileLink: {
            /** @description The ID of the item, unique in its list. Any string. */
            id: string;
            type: components["schemas"]["ProfileLinkType"];
            /** @description The text of the link. */
            label: string;
            /** @description The address. */
            url: string;
        };
        /**
         * @description What a link leads to.
         * @enum {string}
         */
        ProfileLinkType: "codehost" | "network" | "dribbble" | "twitter" | "portfolio" | "behance" | "medium" | "youtube" | "custom";
        /** @description The links of a profile. */
        ProfileLinks: {
            displayMode: components["schemas"]["LinkDisplayMode"];
            /** @description The links. */
            items: components["schemas"]["ProfileLink"][];
        };
        /** @description A project. */
        ProfileProject: {
            /** @description The ID of the item, unique in its list. Any string. */
            id: string;
            /** @description The name. */
            name: string;
            /** @description What the person did in it. */
            role: string;
            /** @description The address. */
            link: string;
            /** @description The text of the link. */
            linkLabel: string;
            /** @description What the project is about. */
            summary: string;
            /** @description Whether the address is shown instead of the text. */
            showLinkAsText: boolean;
            /** @description Achievements, each a line. */
            highlights: string[];
            /** @description The skills that were used. */
            skills: string[];
        };
        /** @description A publication. */
        ProfilePublication: {
            /** @description The ID of the item, unique in its list. Any string. */
            id: string;
            /** @description The title. */
            title: string;
            /** @description Who published it. */
            publisher: string;
            /** @description The date, in any form. */
            date: string;
            /** @description The address of a page about it. */
            website: string;
            /** @description More about it. */
            description: string;
            /** @description Whether the address is shown. */
            showLink: boolean;
        };
        /** @description Somebody who can be asked about the person. */
        ProfileReference: {
            /** @description The ID of the item, unique in its list. Any string. */
            id: string;
            /** @description The name. */
            name: string;
            /** @description The job title. */
            title: string;
            /** @description The organization. */
            organization: string;
            /** @description The email address. */
            email: string;
            /** @description The phone number. */
            phone: string;
            /** @description How they know the person. */
            relationship: string;
        };
        /** @description The place of a section. */
        ProfileSection: {
            /** @description One of basics, links, summary, experience, education, projects, skills, certifications, awards, publications, languages, interests, volunteer, references, achievements, custom, or the ID of a custom section. */
            id: string;
            /** @description The heading. */
            label: string;
            /** @description Whether the section is shown. */
            visible: boolean;
            /** @description The position; smaller numbers come first. */
            order: number;
        };
        /** @description A group of skills. */
        ProfileSkillGroup: {
            /** @description The ID of the item, unique in its list. Any string. */
            id: string;
            /** @description The name of the group. */
            name: string;
            /** @description The skills in it. */
            keywords: string[];
        };
        /** @description A voluntary role. */
        ProfileVolunteering: {
            /** @description The ID of the item, unique in its list. Any string. */
            id: string;
            /** @description The organization. */
            organization: string;
            /** @description The role. */
            role: string;
            /** @description The place. */
            location: string;
            /** @description When it began, in any form. */
            startDate: string;
            /** @description When it ended, in any form; empty if it has not. */
            endDate: string;
            /** @description Whether it has not ended. */
            current: boolean;
            /** @description What the role is about. */
            summary: string;
        };
        /** @description A portfolio as readers see it. */
        PublicPortfolio: {
            /**
             * Format: uuid
             * @description The ID of the publication.
             */
            id: string;
            /** @description The name under which the portfolio is public. */
            subdomain: string;
            /** @description The template that the portfolio is shown in: `signal`, `atelier`, `nimbus` or `cipher`. */
            templateId: string;
            /**
             * @description See `PublicationStatus`.
             * @enum {string}
             */
            status: "LIVE" | "GRACE";
            /**
             * Format: date-time
             * @description When it was last published.
             */
            updatedAt: string;
            /** @description What was published. */
            snapshot: {
                [key: string]: unknown;
            };
        };
        /** @description A public portfolio in a list. */
        PublicPortfolioSummary: {
            /** @description The name under which the portfolio is public. */
            subdomain: string;
            /** @description The template that the portfolio is shown in: `signal`, `atelier`, `nimbus` or `cipher`. */
            templateId: string;
            /** @description The person's name. */
            name: string;
            /** @description The headline. */
            headline: string;
            /**
             * Format: date-time
             * @description When it was last published.
             */
            updatedAt: string;
        };
        /** @description A page of a list of `PublicPortfolioSummary` objects. */
        PublicPortfolioSummaryPage: {
            /** @description The items on this page. */
            items: components["schemas"]["PublicPortfolioSummary"][];
            /** @description The number of items in the whole list. */
            total: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The number of items before this page. */
            offset: number;
            /** @description The number of this page, starting at 1. */
            page: number;
            /** @description The same as `limit`. */
            pageSize: number;
            /** @description The number of pages; 0 for an empty list. */
            totalPages: number;
            /** @description Whether there are items after this page. */
            hasMore: boolean;
            /** @description How to get the next page. */
            pagination: components["schemas"]["PageLinks"];
        };
        /** @description What you have published. */
        Publication: {
            /** @description The name under which the portfolio is public. */
            subdomain: string;
            status: components["schemas"]["PublicationStatus"];
            /**
             * Format: uri
             * @description Where readers find the portfolio.
             */
            publicUrl: string;
            /** @description The revision of the document that is published. */
            publishedRevision: number;
            /**
             * Format: date-time
             * @description When it was last published.
             */
            publishedAt: string;
            /** @description When the grace ends or ended; null if there was none. */
            graceEndsAt: string | null;
            /** @description Why it is suspended; null if it is not. */
            suspendedReason: components["schemas"]["SuspensionReason"] | null;
            /**
             * Format: date-time
             * @description When its content or status last changed.
             */
            updatedAt: string;
        };
        /**
         * @description `LIVE`: public. `GRACE`: still public for 7 days, though the subscription no longer includes publishing. `SUSPENDED`: not public.
         * @enum {string}
         */
        PublicationStatus: "LIVE" | "GRACE" | "SUSPENDED";
        /** @description The account that opened a pull request. */
        PullRequestAuthor: {
            /** @description The name of the account. */
            login: string;
            /** @description The address of the picture. */
            avatarUrl: string;
            /** @description The address of the account. */
            htmlUrl: string;
        };
        /** @description A pull request that is part of a release. */
        PullRequestReference: {
            /** @description The number of the pull request. */
            number: number;
            /** @description The title of the pull request. */
            title: string;
            /**
             * Format: uri
             * @description The address of the pull request.
             */
            url: string;
            author: components["schemas"]["PullRequestAuthor"];
        };
        /** @description The service can handle requests. */
        Readiness: {
            /**
             * @description Always `ok`.
             * @constant
             */
            status: "ok";
            /**
             * @description The database answers.
             * @constant
             */
            database: "connected";
            /**
             * @description The cache answers.
             * @constant
             */
            cache: "connected";
            /**
             * Format: date-time
             * @description The time of the server.
             */
            timestamp: string;
        };
        /** @description A user whom an affiliate referred. It does not reveal who. */
        Referral: {
            /**
             * Format: uuid
             * @description The ID of the referral.
             */
            id: string;
            status: components["schemas"]["ReferralStatus"];
            /**
             * Format: date-time
             * @description When the referral was recorded.
             */
            createdAt: string;
            /** @description When the user first paid, or null. */
            convertedAt: string | null;
        };
        /** @description Who referred the user. */
        ReferralCreate: {
            /** @description The code of the affiliate. */
            code: string;
        };
        /**
         * @description Whether a referred user has signed up, has paid (`CONVERTED`), or does not count.
         * @enum {string}
         */
        ReferralStatus: "SIGNED_UP" | "CONVERTED" | "REJECTED";
        /** @description Views that came from a site. */
        ReferrerViews: {
            /** @description The host. */
            host: string;
            /** @description The number of views that came from it. */
            count: number;
        };
        /**
         * @description How much a release changes.
         * @enum {string}
         */
        ReleaseType: "major" | "minor" | "patch";
        /** @description A converted resume and what it cost. */
        ResumeConversion: {
            resume: components["schemas"]["ConvertedResume"];
            /** @description The number of credits that the request cost. */
            creditsSpent: number;
        };
        /** @description A resume to convert. */
        ResumeConversionRequest: {
            resume: components["schemas"]["ResumeInput"];
            /** @description An alternative to the `Idempotency-Key` header. */
            requestId?: string;
        };
        /** @description A resume as plain text of 1 to 100,000 characters, or as data. */
        ResumeInput: string | {
            [key: string]: unknown;
        };
        /** @description Facts about the layout of a file. */
        ResumeLayout: {
            /** @description The number of text columns. */
            columns: number;
            /** @description The number of tables. */
            tables: number;
            /** @description The number of images. */
            images: number;
            /** @description The number of characters in page headers and footers. */
            textInHeaderOrFooter: number;
            /** @description The number of characters that readers cannot see and that say something the visible text does not. */
            hiddenTextCharacters: number;
            /** @description The number of fonts whose characters cannot be read. */
            unmappableFonts: number;
            /** @description The number of lines written with spaces between letters. */
            letterSpacedLines: number;
        };
        /** @description What a page about an item of the roadmap shows. */
        RoadmapDetails: {
            /** @description What was missing. */
            problem: string;
            /** @description What solves it. */
            solution: string;
            /** @description How it is built. */
            approach: string;
            /** @description What becomes better. */
            keyImprovements: string[];
            /** @description How things were before, and how they are now. */
            beforeAfter: components["schemas"]["RoadmapDetailsComparison"][];
            /** @description What is remarkable about how it is built. */
            technicalHighlights: string[];
            /** @description Pictures and videos. */
            media: components["schemas"]["RoadmapDetailsMedium"][];
            /** @description What it has achieved. */
            impactMetrics: string[];
            /** @description The parts of it. */
            items: components["schemas"]["RoadmapDetailsPart"][];
        };
        /** @description How something was before, and how it is now. */
        RoadmapDetailsComparison: {
            /** @description How it was. */
            before: string;
            /** @description How it is. */
            after: string;
        };
        /** @description A picture or a video. */
        RoadmapDetailsMedium: {
            /** @description What it is, such as `image`. */
            type: string;
            /** @description The label. */
            label: string;
            /** @description The address. */
            url: string;
        };
        /** @description A part of it. */
        RoadmapDetailsPart: {
            /** @description The name. */
            name: string;
            /** @description What it is. */
            description: string;
            /** @description The address of a picture; empty when there is none. */
            image: string;
        };
        /** @description An item of the roadmap. */
        RoadmapFeature: {
            /**
             * Format: uuid
             * @description The ID of the item.
             */
            id: string;
            /** @description The title. */
            title: string;
            /** @description What it is, in short. */
            description: string;
            status: components["schemas"]["WorkStatus"];
            /** @description When it is expected, in words, or null. */
            eta: string | null;
            /** @description The tags. */
            tags: string[];
            /**
             * Format: date-time
             * @description When it was put on the roadmap.
             */
            createdAt: string;
            /** @description When work on it began, or null. */
            startedAt: string | null;
            /** @description When it was done, or null. */
            completedAt: string | null;
            /** @description The quarter in which it was done, such as `Q3 2026`, or null. */
            completedQuarter: string | null;
            /** @description Its course, in words, or null. */
            timeline: string | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
            /** @description What it is, at length. */
            fullDescription: string;
            /** @description What it is good for. */
            whyItMatters: string;
            /** @description What a page about it shows, or null. */
            details: components["schemas"]["RoadmapDetails"] | null;
        };
        /**
         * @description The order of the roadmap.
         * @enum {string}
         */
        RoadmapSort: "newest" | "oldest" | "recently-completed";
        /** @description How many items the roadmap has. */
        RoadmapStats: {
            /** @description The number of items. */
            totalFeatures: number;
            /** @description The number of items that are planned. */
            todo: number;
            /** @description The number of items in progress. */
            inProgress: number;
            /** @description The number of items that are done. */
            done: number;
            /** @description The percentage of items that are done, with one decimal. */
            completionRate: number;
        };
        /** @description An item of the roadmap, in a list. */
        RoadmapSummary: {
            /**
             * Format: uuid
             * @description The ID of the item.
             */
            id: string;
            /** @description The title. */
            title: string;
            /** @description What it is, in short. */
            description: string;
            status: components["schemas"]["WorkStatus"];
            /** @description When it is expected, in words, or null. */
            eta: string | null;
            /** @description The tags. */
            tags: string[];
            /**
             * Format: date-time
             * @description When it was put on the roadmap.
             */
            createdAt: string;
            /** @description When work on it began, or null. */
            startedAt: string | null;
            /** @description When it was done, or null. */
            completedAt: string | null;
            /** @description The quarter in which it was done, such as `Q3 2026`, or null. */
            completedQuarter: string | null;
            /** @description Its course, in words, or null. */
            timeline: string | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
        };
        /** @description A page of a list of `RoadmapSummary` objects. */
        RoadmapSummaryPage: {
            /** @description The items on this page. */
            items: components["schemas"]["RoadmapSummary"][];
            /** @description The number of items in the whole list. */
            total: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The number of items before this page. */
            offset: number;
            /** @description The number of this page, starting at 1. */
            page: number;
            /** @description The same as `limit`. */
            pageSize: number;
            /** @description The number of pages; 0 for an empty list. */
            totalPages: number;
            /** @description Whether there are items after this page. */
            hasMore: boolean;
            /** @description How to get the next page. */
            pagination: components["schemas"]["PageLinks"];
        };
        /** @description The content of a master profile with the time at which it was saved. */
        SavedMasterProfileContent: {
            /** @description The template that the profile is shown in. */
            templateId: string;
            basics: components["schemas"]["ProfileBasics"];
            links: components["schemas"]["ProfileLinks"];
            /** @description A summary of the person. */
            summary: string;
            /** @description The roles. */
            experience: components["schemas"]["ProfileExperience"][];
            /** @description The education. */
            education: components["schemas"]["ProfileEducation"][];
            /** @description The projects. */
            projects: components["schemas"]["ProfileProject"][];
            /** @description The skills, in groups. */
            skills: components["schemas"]["ProfileSkillGroup"][];
            /** @description The languages. */
            languages: components["schemas"]["ProfileLanguage"][];
            /** @description The interests. */
            interests: components["schemas"]["ProfileInterest"][];
            /** @description The awards. */
            awards: components["schemas"]["ProfileAward"][];
            /** @description The certificates. */
            certificates: components["schemas"]["ProfileCertificate"][];
            /** @description The publications. */
            publications: components["schemas"]["ProfilePublication"][];
            /** @description The voluntary roles. */
            volunteer: components["schemas"]["ProfileVolunteering"][];
            /** @description The references. */
            references: components["schemas"]["ProfileReference"][];
            /** @description The achievements. */
            achievements: components["schemas"]["ProfileAchievement"][];
            /** @description The sections that the user added. */
            customSections: components["schemas"]["CustomSection"][];
            /** @description The order of the sections. */
            sections: components["schemas"]["ProfileSection"][];
            customization: components["schemas"]["ProfileCustomization"];
            /**
             * Format: date-time
             * @description When the profile was last saved.
             */
            updatedAt: string;
        };
        /** @description A session. */
        Session: {
            /** @description The ID of the session. */
            id: string;
            /**
             * Format: uuid
             * @description The ID of the user.
             */
            userId: string;
            /** @description The token of the session. */
            token: string;
            /**
             * Format: date-time
             * @description When the session ends unless it is used.
             */
            expiresAt: string;
            /** @description The IP address that signed in, or null. */
            ipAddress: string | null;
            /** @description The program that signed in, or null. */
            userAgent: string | null;
            /**
             * Format: date-time
             * @description When the session began.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the session was last extended.
             */
            updatedAt: string;
        };
        /** @description The user of a session. */
        SessionUser: {
            /**
             * Format: uuid
             * @description The ID of the user.
             */
            id: string;
            /** @description The display name. */
            name: string;
            /**
             * Format: email
             * @description The email address.
             */
            email: string;
            /** @description Whether the email address is verified. */
            emailVerified: boolean;
            /** @description The address of a picture, or null. */
            image: string | null;
            /**
             * Format: date-time
             * @description When the account was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the account was last changed.
             */
            updatedAt: string;
        };
        /** @description A snapshot of a document at an address that can be opened without an account. */
        ShareLink: {
            /**
             * Format: uuid
             * @description The ID of the share link.
             */
            id: string;
            /**
             * Format: uuid
             * @description The ID of the user who owns the link.
             */
            userId: string;
            /**
             * Format: uuid
             * @description The ID of the shared document.
             */
            documentId: string;
            /** @description The last part of the public address. */
            slug: string;
            /** @description A random value of 32 characters that identifies the link. */
            token: string;
            /** @description The username in the public address. */
            username: string;
            /** @description The slug that the document had when it was shared. */
            documentSlug: string;
            /** @description The path of the page in the web app, `/share/{username}/{slug}`. */
            publicPath: string;
            /** @description What readers see. */
            snapshot: {
                [key: string]: unknown;
            };
            /** @description Whether readers need a password. */
            hasPassword: boolean;
            /** @description When the link stops working; null for never. */
            expiresAt: string | null;
            /** @description The number of views. Your own are not counted, and new ones appear after some seconds. */
            viewCount: number;
            /** @description When the link was last viewed; null if never. */
            lastViewedAt: string | null;
            /**
             * Format: date-time
             * @description When the link was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the link was last changed.
             */
            updatedAt: string;
        };
        /** @description A share link to create. */
        ShareLinkCreate: {
            /**
             * Format: uuid
             * @description The ID of the document to share.
             */
            documentId: string;
            /** @description What readers are to see: a JSON object of at most 1 MB and 64 levels. */
            snapshot: {
                [key: string]: unknown;
            };
            /** @description Whether the link works until it is deleted. Not together with `expiresAt`. */
            noExpiry?: boolean;
            /** @description When the link stops working; must be in the future. The default, and null, is in 30 days. */
            expiresAt?: string | null;
            /** @description The password that readers need. Not together with `removePassword`. */
            password?: string;
            /** @description Whether to remove the password of the link that is replaced. */
            removePassword?: boolean;
            /** @description Whether the link takes the document's current slug. */
            updateSlug?: boolean;
        };
        /** @description A page of a list of `ShareLink` objects. */
        ShareLinkPage: {
            /** @description The items on this page. */
            items: components["schemas"]["ShareLink"][];
            /** @description The number of items in the whole list. */
            total: number;
            /** @description The maximum number of items on a page. */
            limit: number;
            /** @description The number of items before this page. */
            offset: number;
            /** @description The number of this page, starting at 1. */
            page: number;
            /** @description The same as `limit`. */
            pageSize: number;
            /** @description The number of pages; 0 for an empty list. */
            totalPages: number;
            /** @description Whether there are items after this page. */
            hasMore: boolean;
            /** @description How to get the next page. */
            pagination: components["schemas"]["PageLinks"];
        };
        /** @description The password of a share link. */
        ShareLinkPassword: {
            /** @description The password of the link. */
            password: string;
        };
        /** @description What readers of a share link see. */
        SharedDocument: {
            /** @description Whether the link is protected by a password. */
            passwordRequired: boolean;
            /** @description The same as `documentTitle`. */
            resumeTitle: string;
            /** @description The title of the document. */
            documentTitle: string;
            /** @description When the link stops working; null for never. */
            expiresAt: string | null;
            /** @description What was shared. */
            snapshot: {
                [key: string]: unknown;
            };
        };
        /** @description Which of some documents are shared. */
        SharedDocumentIds: {
            /** @description The IDs of the documents that are shared. */
            documentIds: string[];
        };
        /** @description A sign-in code. */
        SignIn: {
            /**
             * Format: email
             * @description The address that the code was sent to.
             */
            email: string;
            /** @description The code. */
            otp: string;
        };
        /** @description A request for a sign-in code. */
        SignInCodeRequest: {
            /**
             * Format: email
             * @description The address to send the code to.
             */
            email: string;
            /**
             * @description What the code is for.
             * @enum {string}
             */
            type: "sign-in";
        };
        /** @description A new session. */
        SignInResult: {
            /** @description The token of the session. */
            token: string;
            user: components["schemas"]["SessionUser"];
        };
        /** @description Credits spent and left. */
        SpentCredits: {
            /** @description What the text cost. */
            spent: number;
            /** @description The credits that were left after it. */
            balance: number;
        };
        /** @description An event, as Stripe sends it. */
        StripeEvent: {
            [key: string]: unknown;
        };
        /** @description Whether a subdomain can be claimed. `reason` is present only when it cannot. */
        SubdomainAvailability: {
            /** @description Whether you can publish under this subdomain. */
            available: boolean;
            /** @description The subdomain as it would be stored. */
            subdomain: string;
            reason?: components["schemas"]["SubdomainUnavailableReason"];
        };
        /**
         * @description Why a subdomain cannot be claimed.
         * @enum {string}
         */
        SubdomainUnavailableReason: "too_short" | "too_long" | "reserved" | "taken";
        /**
         * @description The state of a subscription. `INACTIVE` stands for none, and for one that is paused or unpaid.
         * @enum {string}
         */
        SubscriptionStatus: "INACTIVE" | "TRIALING" | "ACTIVE" | "PAST_DUE" | "CANCELED";
        /**
         * @description `entitlement`: the subscription does not include publishing; the portfolio is public again when it does. `moderation`: an administrator suspended it.
         * @enum {string}
         */
        SuspensionReason: "entitlement" | "moderation";
        /**
         * @description How far a run has come.
         * @enum {string}
         */
        SyncStatus: "RUNNING" | "SUCCEEDED" | "FAILED";
        /** @description How far an affiliate is from the next tier. */
        TierProgress: {
            /** @description The number of converted referrals. */
            current: number;
            /** @description The number from which the next tier counts, or null in the highest one. */
            next: number | null;
        };
        /** @description What the text took. */
        TokenUsage: {
            /** @description The number of tokens that the AI read. */
            promptTokens: number;
            /** @description The number of tokens that it wrote. */
            completionTokens: number;
            /** @description Both together. */
            totalTokens: number;
        };
        /** @description How much of a quota is used. */
        UsageQuota: {
            /** @description What the quota allows in a window. */
            limit: number;
            /** @description What has been used in the current window. */
            used: number;
            /** @description What is left in the current window. */
            remaining: number;
        };
        /** @description An account. */
        User: {
            /**
             * Format: uuid
             * @description The ID of the user.
             */
            id: string;
            /** @description The display name. */
            name: string;
            /** @description The username, which is part of public addresses. Empty until the user claims one. */
            username: string;
            /**
             * Format: email
             * @description The email address that the user signs in with. Read-only.
             */
            email: string;
            /** @description Whether the user has signed in with a code sent to this address. */
            emailVerified: boolean;
            /** @description Whether the apps sync the documents of the account automatically. */
            autoSyncEnabled: boolean;
            /**
             * Format: date-time
             * @description When the account was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the account was last changed.
             */
            updatedAt: string;
            _count: components["schemas"]["UserCounts"];
        };
        /** @description How many of some resources the account has. */
        UserCounts: {
            /** @description The number of API keys that work. */
            apiKeys: number;
            /** @description The number of share links. */
            shareLinks: number;
            /** @description The number of documents of the type `RESUME`, without deleted ones. */
            resumes: number;
        };
        /** @description A new display name. */
        UserNameUpdate: {
            /** @description The display name, 1 to 255 characters. */
            name: string;
        };
        /** @description Whether a username can be claimed. `reason` is present only when it cannot. */
        UsernameAvailability: {
            /** @description Whether the username can be claimed. */
            available: boolean;
            /** @description The username as it would be stored. */
            normalizedUsername: string;
            reason?: components["schemas"]["UsernameUnavailableReason"];
        };
        /** @description A username to claim. */
        UsernameClaim: {
            /** @description The username to claim. */
            username: string;
        };
        /**
         * @description Why a username cannot be claimed.
         * @enum {string}
         */
        UsernameUnavailableReason: "too_short" | "reserved" | "taken";
        /** @description A request of an affiliate to be paid. */
        Withdrawal: {
            /**
             * Format: uuid
             * @description The ID of the withdrawal.
             */
            id: string;
            /** @description The amount in US cents. */
            amountCents: number;
            status: components["schemas"]["WithdrawalStatus"];
            /**
             * Format: date-time
             * @description When it was requested.
             */
            createdAt: string;
            /** @description What the administrator says about it, or null. */
            note: string | null;
        };
        /** @description How much to pay out. */
        WithdrawalCreate: {
            /** @description The amount in US cents. */
            amountCents: number;
        };
        /**
         * @description The state of a withdrawal. `REJECTED` and `PAID` are final.
         * @enum {string}
         */
        WithdrawalStatus: "REQUESTED" | "APPROVED" | "REJECTED" | "PAID";
        /**
         * @description How far work has come.
         * @enum {string}
         */
        WorkStatus: "todo" | "in-progress" | "done";
        /**
         * @description What the AI writes.
         * @enum {string}
         */
        WritingAction: "rewrite_short_text" | "rewrite_section" | "generate_section" | "generate_portfolio_copy" | "generate_cover_letter" | "tailor_resume_to_job" | "generate_document";
        /** @description A kind of text that the AI writes. */
        WritingActionInfo: {
            action: components["schemas"]["WritingAction"];
            /** @description What it does, in a few words. */
            title: string;
            /** @description What it does. */
            description: string;
            costs: components["schemas"]["WritingCosts"];
            limits: components["schemas"]["WritingLengths"];
        };
        /** @description What a text costs. */
        WritingCosts: {
            /** @description The price in the mode `standard`, in credits. */
            standard: number;
            /** @description The price in the mode `expert`, in credits. */
            expert: number;
        };
        /** @description What the text is made of: at least one of `text`, `context`, and `jobDescription`. */
        WritingInput: {
            /** @description The text to work on, or notes for a new one. */
            text?: string;
            /** @description What else is to be known, such as the rest of the resume. */
            context?: string;
            /** @description The job that the text is for. */
            jobDescription?: string;
            /** @description Your wishes for style and emphasis. */
            instructions?: string;
        };
        /** @description How long inputs and texts may be. */
        WritingLengths: {
            /** @description The longest `text`, in characters. */
            text: number;
            /** @description The longest `context`, in characters. */
            context: number;
            /** @description The longest `jobDescription`, in characters. */
            jobDescription: number;
            /** @description The longest `instructions`, in characters. */
            instructions: number;
            /** @description The longest text that is written, in characters. */
            content: number;
        };
        /**
         * @description How well it writes: `expert` costs twice as much.
         * @enum {string}
         */
        WritingMode: "standard" | "expert";
        /** @description A month of a year. */
        YearMonth: {
            /** @description The year. */
            year: number;
            /** @description The month, 1 to 12, or 0 if the resume does not say. */
            month: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AccountDeletion = components['schemas']['AccountDeletion'];
export type AccountExport = components['schemas']['AccountExport'];
export type AccountSummary = components['schemas']['AccountSummary'];
export type Affiliate = components['schemas']['Affiliate'];
export type AffiliateClick = components['schemas']['AffiliateClick'];
export type AffiliateClickResult = components['schemas']['AffiliateClickResult'];
export type AffiliateStatus = components['schemas']['AffiliateStatus'];
export type AffiliateTier = components['schemas']['AffiliateTier'];
export type AffiliateWallet = components['schemas']['AffiliateWallet'];
export type AiStatus = components['schemas']['AiStatus'];
export type AmbassadorApplication = components['schemas']['AmbassadorApplication'];
export type AmbassadorState = components['schemas']['AmbassadorState'];
export type AmbassadorStatus = components['schemas']['AmbassadorStatus'];
export type AnalyzedResume = components['schemas']['AnalyzedResume'];
export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyCreate = components['schemas']['ApiKeyCreate'];
export type ApiKeyPage = components['schemas']['ApiKeyPage'];
export type ApiKeyRotate = components['schemas']['ApiKeyRotate'];
export type ApiKeyScope = components['schemas']['ApiKeyScope'];
export type ApiKeyStatus = components['schemas']['ApiKeyStatus'];
export type AtsAnalysis = components['schemas']['AtsAnalysis'];
export type AtsAnalyzeRequest = components['schemas']['AtsAnalyzeRequest'];
export type AtsCategory = components['schemas']['AtsCategory'];
export type AtsCategoryScore = components['schemas']['AtsCategoryScore'];
export type AtsCheck = components['schemas']['AtsCheck'];
export type AtsCheckRequest = components['schemas']['AtsCheckRequest'];
export type AtsPricing = components['schemas']['AtsPricing'];
export type AtsQuota = components['schemas']['AtsQuota'];
export type AtsReport = components['schemas']['AtsReport'];
export type AtsScan = components['schemas']['AtsScan'];
export type AtsSeverity = components['schemas']['AtsSeverity'];
export type AtsTier = components['schemas']['AtsTier'];
export type AtsVerdict = components['schemas']['AtsVerdict'];
export type AuthError = components['schemas']['AuthError'];
export type AuthResult = components['schemas']['AuthResult'];
export type AutoSyncUpdate = components['schemas']['AutoSyncUpdate'];
export type BillingInterval = components['schemas']['BillingInterval'];
export type BillingSummary = components['schemas']['BillingSummary'];
export type Catalog = components['schemas']['Catalog'];
export type ChangelogEntry = components['schemas']['ChangelogEntry'];
export type ChangelogEntryPage = components['schemas']['ChangelogEntryPage'];
export type ChangelogStats = components['schemas']['ChangelogStats'];
export type CheckoutCreate = components['schemas']['CheckoutCreate'];
export type CodehostBeginning = components['schemas']['CodehostBeginning'];
export type CodehostCounts = components['schemas']['CodehostCounts'];
export type CodehostImport = components['schemas']['CodehostImport'];
export type CodehostIssue = components['schemas']['CodehostIssue'];
export type CodehostIssuePage = components['schemas']['CodehostIssuePage'];
export type CodehostKind = components['schemas']['CodehostKind'];
export type CodehostLink = components['schemas']['CodehostLink'];
export type CodehostSignIn = components['schemas']['CodehostSignIn'];
export type CodehostStats = components['schemas']['CodehostStats'];
export type CodehostSync = components['schemas']['CodehostSync'];
export type CodehostSyncRequest = components['schemas']['CodehostSyncRequest'];
export type Commission = components['schemas']['Commission'];
export type CommissionStatus = components['schemas']['CommissionStatus'];
export type Contributor = components['schemas']['Contributor'];
export type ConvertedBasics = components['schemas']['ConvertedBasics'];
export type ConvertedEducation = components['schemas']['ConvertedEducation'];
export type ConvertedLink = components['schemas']['ConvertedLink'];
export type ConvertedProject = components['schemas']['ConvertedProject'];
export type ConvertedResume = components['schemas']['ConvertedResume'];
export type ConvertedRole = components['schemas']['ConvertedRole'];
export type ConvertedSkillGroup = components['schemas']['ConvertedSkillGroup'];
export type CreditCheckoutCreate = components['schemas']['CreditCheckoutCreate'];
export type CreditPack = components['schemas']['CreditPack'];
export type CreditPackKey = components['schemas']['CreditPackKey'];
export type CreditRange = components['schemas']['CreditRange'];
export type CreditTransaction = components['schemas']['CreditTransaction'];
export type CreditTransactionKind = components['schemas']['CreditTransactionKind'];
export type CreditTransactionPage = components['schemas']['CreditTransactionPage'];
export type CreditWallet = components['schemas']['CreditWallet'];
export type CurrentSession = components['schemas']['CurrentSession'];
export type CustomSection = components['schemas']['CustomSection'];
export type CustomSectionItem = components['schemas']['CustomSectionItem'];
export type CustomSectionKind = components['schemas']['CustomSectionKind'];
export type DailyViews = components['schemas']['DailyViews'];
export type Document = components['schemas']['Document'];
export type DocumentCreate = components['schemas']['DocumentCreate'];
export type DocumentSort = components['schemas']['DocumentSort'];
export type DocumentSummary = components['schemas']['DocumentSummary'];
export type DocumentSummaryPage = components['schemas']['DocumentSummaryPage'];
export type DocumentType = components['schemas']['DocumentType'];
export type DocumentUpdate = components['schemas']['DocumentUpdate'];
export type DocumentVersion = components['schemas']['DocumentVersion'];
export type DocumentVersionSummary = components['schemas']['DocumentVersionSummary'];
export type DocumentVersionSummaryPage = components['schemas']['DocumentVersionSummaryPage'];
export type DocumentVisibility = components['schemas']['DocumentVisibility'];
export type EducationLevel = components['schemas']['EducationLevel'];
export type EmptyMasterProfileContent = components['schemas']['EmptyMasterProfileContent'];
export type Entitlement = components['schemas']['Entitlement'];
export type Error = components['schemas']['Error'];
export type ExtractedResume = components['schemas']['ExtractedResume'];
export type FieldError = components['schemas']['FieldError'];
export type GenerateRequest = components['schemas']['GenerateRequest'];
export type GeneratedText = components['schemas']['GeneratedText'];
export type GetAffiliateLeaderboardQuery = components['schemas']['GetAffiliateLeaderboardQuery'];
export type GetCodehostStatsResult = components['schemas']['GetCodehostStatsResult'];
export type GetSessionResult = components['schemas']['GetSessionResult'];
export type Health = components['schemas']['Health'];
export type HostedPage = components['schemas']['HostedPage'];
export type ImageType = components['schemas']['ImageType'];
export type ImportJsonResumeQuery = components['schemas']['ImportJsonResumeQuery'];
export type ImportQuota = components['schemas']['ImportQuota'];
export type ImportQuotas = components['schemas']['ImportQuotas'];
export type IssuedApiKey = components['schemas']['IssuedApiKey'];
export type JsonResume = components['schemas']['JsonResume'];
export type JsonResumeAward = components['schemas']['JsonResumeAward'];
export type JsonResumeBasics = components['schemas']['JsonResumeBasics'];
export type JsonResumeCertificate = components['schemas']['JsonResumeCertificate'];
export type JsonResumeEducation = components['schemas']['JsonResumeEducation'];
export type JsonResumeInterest = components['schemas']['JsonResumeInterest'];
export type JsonResumeLanguage = components['schemas']['JsonResumeLanguage'];
export type JsonResumeLocation = components['schemas']['JsonResumeLocation'];
export type JsonResumeProfile = components['schemas']['JsonResumeProfile'];
export type JsonResumeProject = components['schemas']['JsonResumeProject'];
export type JsonResumePublication = components['schemas']['JsonResumePublication'];
export type JsonResumeReference = components['schemas']['JsonResumeReference'];
export type JsonResumeSkill = components['schemas']['JsonResumeSkill'];
export type JsonResumeVolunteer = components['schemas']['JsonResumeVolunteer'];
export type JsonResumeWork = components['schemas']['JsonResumeWork'];
export type LanguageFluency = components['schemas']['LanguageFluency'];
export type LatestRelease = components['schemas']['LatestRelease'];
export type LeaderboardRow = components['schemas']['LeaderboardRow'];
export type LinkDisplayMode = components['schemas']['LinkDisplayMode'];
export type ListApiKeysQuery = components['schemas']['ListApiKeysQuery'];
export type ListChangelogQuery = components['schemas']['ListChangelogQuery'];
export type ListCodehostIssuesQuery = components['schemas']['ListCodehostIssuesQuery'];
export type ListCreditTransactionsQuery = components['schemas']['ListCreditTransactionsQuery'];
export type ListDocumentVersionsQuery = components['schemas']['ListDocumentVersionsQuery'];
export type ListDocumentsQuery = components['schemas']['ListDocumentsQuery'];
export type ListPaymentsQuery = components['schemas']['ListPaymentsQuery'];
export type ListPortfolioAssetsQuery = components['schemas']['ListPortfolioAssetsQuery'];
export type ListPublicPortfoliosQuery = components['schemas']['ListPublicPortfoliosQuery'];
export type ListRoadmapQuery = components['schemas']['ListRoadmapQuery'];
export type ListShareLinksQuery = components['schemas']['ListShareLinksQuery'];
export type ListSharedDocumentsQuery = components['schemas']['ListSharedDocumentsQuery'];
export type MasterProfile = components['schemas']['MasterProfile'];
export type MasterProfileContent = components['schemas']['MasterProfileContent'];
export type MasterProfileSave = components['schemas']['MasterProfileSave'];
export type NetworkImport = components['schemas']['NetworkImport'];
export type NewAmbassadorApplication = components['schemas']['NewAmbassadorApplication'];
export type NoFields = components['schemas']['NoFields'];
export type OpenShareLinkResult = components['schemas']['OpenShareLinkResult'];
export type PageLinks = components['schemas']['PageLinks'];
export type ParsedEducation = components['schemas']['ParsedEducation'];
export type ParsedResume = components['schemas']['ParsedResume'];
export type ParsedRole = components['schemas']['ParsedRole'];
export type PasswordRequired = components['schemas']['PasswordRequired'];
export type Payment = components['schemas']['Payment'];
export type PaymentKind = components['schemas']['PaymentKind'];
export type PaymentPage = components['schemas']['PaymentPage'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type Plan = components['schemas']['Plan'];
export type PortalCreate = components['schemas']['PortalCreate'];
export type PortfolioAnalytics = components['schemas']['PortfolioAnalytics'];
export type PortfolioAsset = components['schemas']['PortfolioAsset'];
export type PortfolioAssetCompletion = components['schemas']['PortfolioAssetCompletion'];
export type PortfolioAssetDeclaration = components['schemas']['PortfolioAssetDeclaration'];
export type PortfolioAssetKind = components['schemas']['PortfolioAssetKind'];
export type PortfolioAssetPage = components['schemas']['PortfolioAssetPage'];
export type PortfolioAssetStatus = components['schemas']['PortfolioAssetStatus'];
export type PortfolioAssetUpload = components['schemas']['PortfolioAssetUpload'];
export type PortfolioDraft = components['schemas']['PortfolioDraft'];
export type PortfolioDraftSave = components['schemas']['PortfolioDraftSave'];
export type PortfolioOverview = components['schemas']['PortfolioOverview'];
export type PortfolioPreview = components['schemas']['PortfolioPreview'];
export type PortfolioPublish = components['schemas']['PortfolioPublish'];
export type PortfolioView = components['schemas']['PortfolioView'];
export type Price = components['schemas']['Price'];
export type Product = components['schemas']['Product'];
export type ProductKey = components['schemas']['ProductKey'];
export type ProfileAchievement = components['schemas']['ProfileAchievement'];
export type ProfileAward = components['schemas']['ProfileAward'];
export type ProfileBasics = components['schemas']['ProfileBasics'];
export type ProfileCertificate = components['schemas']['ProfileCertificate'];
export type ProfileCustomization = components['schemas']['ProfileCustomization'];
export type ProfileEducation = components['schemas']['ProfileEducation'];
export type ProfileExperience = components['schemas']['ProfileExperience'];
export type ProfileInterest = components['schemas']['ProfileInterest'];
export type ProfileLanguage = components['schemas']['ProfileLanguage'];
export type ProfileLink = components['schemas']['ProfileLink'];
export type ProfileLinkType = components['schemas']['ProfileLinkType'];
export type ProfileLinks = components['schemas']['ProfileLinks'];
export type ProfileProject = components['schemas']['ProfileProject'];
export type ProfilePublication = components['schemas']['ProfilePublication'];
export type ProfileReference = components['schemas']['ProfileReference'];
export type ProfileSection = components['schemas']['ProfileSection'];
export type ProfileSkillGroup = components['schemas']['ProfileSkillGroup'];
export type ProfileVolunteering = components['schemas']['ProfileVolunteering'];
export type PublicPortfolio = components['schemas']['PublicPortfolio'];
export type PublicPortfolioSummary = components['schemas']['PublicPortfolioSummary'];
export type PublicPortfolioSummaryPage = components['schemas']['PublicPortfolioSummaryPage'];
export type Publication = components['schemas']['Publication'];
export type PublicationStatus = components['schemas']['PublicationStatus'];
export type PullRequestAuthor = components['schemas']['PullRequestAuthor'];
export type PullRequestReference = components['schemas']['PullRequestReference'];
export type Readiness = components['schemas']['Readiness'];
export type Referral = components['schemas']['Referral'];
export type ReferralCreate = components['schemas']['ReferralCreate'];
export type ReferralStatus = components['schemas']['ReferralStatus'];
export type ReferrerViews = components['schemas']['ReferrerViews'];
export type ReleaseType = components['schemas']['ReleaseType'];
export type ResumeConversion = components['schemas']['ResumeConversion'];
export type ResumeConversionRequest = components['schemas']['ResumeConversionRequest'];
export type ResumeInput = components['schemas']['ResumeInput'];
export type ResumeLayout = components['schemas']['ResumeLayout'];
export type RoadmapDetails = components['schemas']['RoadmapDetails'];
export type RoadmapDetailsComparison = components['schemas']['RoadmapDetailsComparison'];
export type RoadmapDetailsMedium = components['schemas']['RoadmapDetailsMedium'];
export type RoadmapDetailsPart = components['schemas']['RoadmapDetailsPart'];
export type RoadmapFeature = components['schemas']['RoadmapFeature'];
export type RoadmapSort = components['schemas']['RoadmapSort'];
export type RoadmapStats = components['schemas']['RoadmapStats'];
export type RoadmapSummary = components['schemas']['RoadmapSummary'];
export type RoadmapSummaryPage = components['schemas']['RoadmapSummaryPage'];
export type SavedMasterProfileContent = components['schemas']['SavedMasterProfileContent'];
export type Session = components['schemas']['Session'];
export type SessionUser = components['schemas']['SessionUser'];
export type ShareLink = components['schemas']['ShareLink'];
export type ShareLinkCreate = components['schemas']['ShareLinkCreate'];
export type ShareLinkPage = components['schemas']['ShareLinkPage'];
export type ShareLinkPassword = components['schemas']['ShareLinkPassword'];
export type SharedDocument = components['schemas']['SharedDocument'];
export type SharedDocumentIds = components['schemas']['SharedDocumentIds'];
export type SignIn = components['schemas']['SignIn'];
export type SignInCodeRequest = components['schemas']['SignInCodeRequest'];
export type SignInResult = components['schemas']['SignInResult'];
export type SpentCredits = components['schemas']['SpentCredits'];
export type StripeEvent = components['schemas']['StripeEvent'];
export type SubdomainAvailability = components['schemas']['SubdomainAvailability'];
export type SubdomainUnavailableReason = components['schemas']['SubdomainUnavailableReason'];
export type SubscriptionStatus = components['schemas']['SubscriptionStatus'];
export type SuspensionReason = components['schemas']['SuspensionReason'];
export type SyncStatus = components['schemas']['SyncStatus'];
export type TierProgress = components['schemas']['TierProgress'];
export type TokenUsage = components['schemas']['TokenUsage'];
export type UsageQuota = components['schemas']['UsageQuota'];
export type User = components['schemas']['User'];
export type UserCounts = components['schemas']['UserCounts'];
export type UserNameUpdate = components['schemas']['UserNameUpdate'];
export type UsernameAvailability = components['schemas']['UsernameAvailability'];
export type UsernameClaim = components['schemas']['UsernameClaim'];
export type UsernameUnavailableReason = components['schemas']['UsernameUnavailableReason'];
export type Withdrawal = components['schemas']['Withdrawal'];
export type WithdrawalCreate = components['schemas']['WithdrawalCreate'];
export type WithdrawalStatus = components['schemas']['WithdrawalStatus'];
export type WorkStatus = components['schemas']['WorkStatus'];
export type WritingAction = components['schemas']['WritingAction'];
export type WritingActionInfo = components['schemas']['WritingActionInfo'];
export type WritingCosts = components['schemas']['WritingCosts'];
export type WritingInput = components['schemas']['WritingInput'];
export type WritingLengths = components['schemas']['WritingLengths'];
export type WritingMode = components['schemas']['WritingMode'];
export type YearMonth = components['schemas']['YearMonth'];
