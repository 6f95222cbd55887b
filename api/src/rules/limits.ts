const MINUTE_MS = 60_000;
const MEGABYTE = 1024 * 1024;

/**
 * Every number of the product, once, each name with its unit. Server, forms and the OpenAPI document read the same
 * ones. Lengths are in characters (Unicode code points), inclusive on both ends.
 */
export const LIMITS = {
  accounts: {
    emailMaxCharacters: 254,
    usernameMinCharacters: 4,
    usernameMaxCharacters: 100,
    nameMinCharacters: 2,
    nameMaxCharacters: 100,
    passwordMinCharacters: 8,
    passwordMaxCharacters: 200,
    /** A leading plus and 20 digits, spaces, dashes or parentheses. */
    phoneMaxCharacters: 21,
  },
  /** What one account may cause; beyond it stands 429 until the hour or day is over. */
  perAccount: {
    bookingRequestsPerHour: 20,
    bookingRequestsPerDay: 60,
    /** Requests with an e-mail address that isn't the account's own. */
    requestsForOthersPerDay: 10,
    emailChangesPerDay: 5,
    /** Tests and deliveries that are sent again. */
    webhookTestsPerHour: 60,
    uploadKilobytesPerDay: 1024 * 1024,
  },
  /** What accounts may cause together for one e-mail address that isn't their own. */
  perRecipient: {
    bookingRequestsPerDay: 10,
  },
  businesses: {
    nameMinCharacters: 2,
    nameMaxCharacters: 100,
    locationMinCharacters: 5,
    locationMaxCharacters: 200,
    phoneMinCharacters: 10,
    descriptionMinCharacters: 10,
    descriptionMaxCharacters: 1000,
    taxNumberMaxCharacters: 50,
    documentsMax: 10,
    rejectionReasonMaxCharacters: 500,
    discountMaxPercent: 100,
    taxMaxPercent: 100,
    percentStep: 0.01,
    reviewText: '2-3 business days',
  },
  timeSlots: {
    slotDefaultMinutes: 60,
    slotMinMinutes: 15,
    slotMaxMinutes: 1440,
    bufferDefaultMinutes: 0,
    bufferMaxMinutes: 1440,
    advanceDefaultDays: 90,
    advanceMinDays: 1,
    advanceMaxDays: 1095,
    noticeDefaultHours: 2,
    noticeMaxHours: 2160,
  },
  catalogue: {
    nameMinCharacters: 2,
    nameMaxCharacters: 100,
    descriptionMaxCharacters: 1000,
    iconMaxCharacters: 50,
    /** Of each list of a business. */
    itemsMax: 200,
    percentageMaxPercent: 100,
  },
  halls: {
    numberMaxCharacters: 50,
    nameMaxCharacters: 255,
    descriptionMaxCharacters: 5000,
    locationMinCharacters: 5,
    locationMaxCharacters: 255,
    cityMaxCharacters: 100,
    capacityMin: 1,
    capacityMax: 100_000,
    imagesMax: 20,
    /** A description from here on counts as complete. */
    descriptionAdvisedCharacters: 120,
    /** Of one business. */
    perBusinessMax: 1000,
    imagesAdvisedMin: 3,
    imagesAdvisedMax: 8,
    servicesMax: 200,
    amenitiesMax: 200,
    imageUrlMaxCharacters: 500,
    importSourceMaxCharacters: 50,
    importRefMaxCharacters: 255,
    /** Of one customer. */
    savedMax: 500,
    cardServiceTags: 2,
    dashboardCardServices: 3,
    dashboardSkeletonCards: 3,
  },
  money: {
    /** 9,999,999,999.99: no price and no total is larger. */
    amountMaxHundredths: 999_999_999_999,
  },
  bookings: {
    leastMinutes: 120,
    mostMinutes: 1440,
    guestsMin: 1,
    nameMaxCharacters: 100,
    specialRequestsMaxCharacters: 1000,
    reasonMaxCharacters: 500,
    notesMaxCharacters: 1000,
    optionalServicesMax: 100,
    quantityMax: 1000,
    idempotencyKeyMaxCharacters: 200,
    wizardSteps: 5,
    invoiceDigits: 6,
    printDelayMs: 250,
    /** Bookings that one file holds at most. */
    exportMaxRows: 25_000,
    priceRetries: 3,
  },
  /** Files that owners import in the portal. */
  imports: {
    rowsMax: 1000,
    charactersMax: 300_000,
    columnsMax: 100,
    /** The longest gallery of addresses fits. */
    cellMaxCharacters: 11_000,
    /** Of the operator's import from the command line. */
    operatorFileMaxBytes: 64 * MEGABYTE,
    operatorRowsMax: 100_000,
  },
  /** What one request may send, ask for and get, whatever it is about. */
  requests: {
    /** JSON bodies; more only where the rules of an operation's input allow more, and only from who may use it. */
    bodyMaxBytes: 100 * 1024,
    answerMaxBytes: 5 * MEGABYTE,
    /** Arguments that no rule of their own limits. */
    argumentMaxCharacters: 1000,
    argumentMaxItems: 100,
    /** Requests of one address that are worked on at once: less than half of what a server has of database connections. */
    inFlightPerAddress: 6,
    /** Those that wait for their turn behind them: the screens of many people behind one address. */
    waitingPerAddress: 240,
    /** A request that takes longer no longer keeps a turn. */
    inFlightMaxMs: 2000,
    /** A server whose event loop is as late answers 503 until it has caught up. */
    loopLagMaxMs: 1000,
  },
  /** What one GraphQL document may hold. */
  documents: {
    tokensMax: 1000,
    depthMax: 12,
    aliasesMax: 30,
    directivesMax: 20,
    fragmentsMax: 20,
    /**
     * Fields of an answer: a list counts its fields once for each item that it may have. Twice what the largest document of our own
     * costs (a hundred bookings over REST); one that costs as much keeps a server busy for about a tenth of a second.
     */
    costMax: 45_000,
  },
  /** Live connections (WebSocket). */
  live: {
    messageMaxBytes: 64 * 1024,
    /** Many people may share an address (carriers, offices). */
    connectionsPerAddress: 500,
    subscriptionsPerConnection: 10,
    subscriptionsPerAccount: 50,
    messagesPerMinute: 300,
    initTimeoutMs: 5000,
    retryAfterSeconds: 10,
  },
  availability: {
    blockMaxDays: 366,
    /** Days that one look at the business's calendar shows at most: a month with the weeks around it. */
    calendarMaxDays: 62,
  },
  reviews: {
    ratingMin: 1,
    ratingMax: 5,
    commentMaxCharacters: 500,
    replyMaxCharacters: 1000,
    hideReasonMaxCharacters: 500,
  },
  blog: {
    titleMinCharacters: 5,
    titleMaxCharacters: 255,
    slugMinCharacters: 5,
    slugMaxCharacters: 275,
    contentMinCharacters: 10,
    contentMaxCharacters: 100_000,
    excerptMaxCharacters: 1000,
    commentMinCharacters: 5,
    commentMaxCharacters: 2000,
    categoryNameMaxCharacters: 100,
    categorySlugMaxCharacters: 120,
    categoryDescriptionMaxCharacters: 500,
    categoryDefaultColor: '#3B82F6',
    tagNameMaxCharacters: 100,
    tagsMax: 20,
    mediaMax: 50,
    captionMaxCharacters: 255,
    imageUrlMaxCharacters: 500,
    wordsPerMinute: 200,
    viewWindowHours: 24,
    copiedMs: 2000,
    updateRetryMs: 500,
    teaserPosts: 3,
    recentPosts: 5,
    recentPostsShown: 4,
    relatedPosts: 3,
    contentRows: 12,
    excerptRows: 3,
  },
  maintenance: {
    messageMaxCharacters: 1000,
    landingPollMs: 5 * MINUTE_MS,
    landingStaleMs: 3 * MINUTE_MS,
    guardPollMs: 2 * MINUTE_MS,
    guardStaleMs: MINUTE_MS,
  },
  environment: {
    nameMaxCharacters: 100,
    valueMaxCharacters: 5000,
    contentMaxCharacters: 100_000,
    editorMinHeightPx: 300,
    /** A sign-in older than this is asked for the password again. */
    freshSignInMs: 15 * MINUTE_MS,
    infoPollMs: 30_000,
    infoFreshMs: 10 * MINUTE_MS,
  },
  uploads: {
    imageMaxBytes: 5 * MEGABYTE,
    documentMaxBytes: 10 * MEGABYTE,
    nameMaxCharacters: 255,
    /** A picture with more is refused unread: it would fill the memory. */
    imageMaxPixels: 50_000_000,
    /** Longer sides are scaled down to this when a picture is kept. */
    imageKeptSidePixels: 2400,
    /** A file that nothing has claimed is removed after this. */
    orphanHours: 24,
  },
  paging: {
    limitMin: 1,
    limitMax: 100,
    publicDefault: 10,
    listDefault: 100,
    pageMax: 1_000_000,
    cursorMaxCharacters: 500,
    /** Lists of staff that are searched are counted no further. */
    countedTo: 100,
  },
  search: {
    locationMaxCharacters: 200,
    textMaxCharacters: 200,
    servicesMax: 20,
    serviceMaxCharacters: 100,
    landingDebounceMs: 800,
    blogDebounceMs: 300,
    sliderMin: 0,
    sliderMax: 2000,
    sliderStep: 25,
    pricedHallsMin: 20,
    viewAllThreshold: 12,
    featuredHalls: 3,
    featuredSkeletons: 9,
    allSkeletons: 12,
    otherSkeletons: 3,
    radiusMinKm: 0.1,
    radiusMaxKm: 500,
    radiusDefaultKm: 25,
    compareMax: 3,
    recentlyViewedMax: 8,
    cardsByIdMax: 20,
    mapHallsMax: 100,
  },
  currency: {
    /** Longest wait for one step of the detection. */
    detectionStepMs: 2500,
    ratesTimeoutMs: 10_000,
    ratesMaxBytes: 200_000,
    /** How far a rate may move from the last one before the answer counts as wrong. */
    ratesMaxFactor: 3,
    /** Largest rate that can be set: beyond what any two of these currencies are worth of each other. */
    rateMax: 1_000_000,
    /** How long a server keeps the rates that it has read. */
    ratesKeptMs: 10 * MINUTE_MS,
  },
  health: {
    retries: 10,
    firstBackoffMs: 1000,
    maxBackoffMs: 10_000,
    errorRetryMs: 1000,
  },
  freshness: {
    defaultFreshMs: 5 * MINUTE_MS,
    keptMs: 10 * MINUTE_MS,
    ownHallsFreshMs: 3 * MINUTE_MS,
    applicationFreshMs: 10 * MINUTE_MS,
    bookingsRetries: 1,
  },
  integrations: {
    keyNameMaxCharacters: 100,
    /** Of one business, revoked and expired ones not counted. */
    keysMax: 20,
    /** How often the last use of a key is written. */
    keyUseWrittenMs: MINUTE_MS,
    urlMaxCharacters: 500,
    /** Of one business. */
    webhooksMax: 10,
    attemptTimeoutMs: 10_000,
    answerMaxBytes: 64 * 1024,
    answerKeptBytes: 1024,
    /** Waits between the attempts of a delivery; after the last one it is given up. */
    attemptWaitsMs: [1, 5, 30, 120, 360, 720, 1440].map((minutes) => minutes * MINUTE_MS),
    /** After as many failures in a row a webhook is paused: first for a minute, then longer each time. */
    failuresBeforePause: 3,
    pausesMs: [1, 5, 30, 60].map((minutes) => minutes * MINUTE_MS),
    /** After as many its owner gets a mail, at most one a day. */
    failuresBeforeMail: 5,
    /** A webhook that failed as often, for as long, is switched off. */
    failuresMost: 15,
    failingMostMs: 24 * 60 * MINUTE_MS,
    deliveriesKeptDays: 30,
    /** Bookings that ended longer ago have left the calendar feeds. */
    feedPastDays: 180,
    feedEventsMax: 5000,
  },
  toasts: {
    shownAtOnce: 1,
    dismissMs: 1_000_000,
  },
  controlPanel: {
    pendingShown: 5,
    searchDebounceMs: 300,
    pageSize: 20,
    /** People whom a name in a filter can mean: more have to be named better. */
    peopleMax: 100,
  },
} as const;

/** Keys of the browser's local storage. */
export const STORAGE_KEYS = { token: 'token', theme: 'theme', currency: 'userCurrency' } as const;

/** Every call of the REST facade lies under this path. */
export const API_BASE_PATH = '/api';
