/** Work of kitchens, cleaning, stores, transport, workshops and building sites, as in office.ts. */
export const crafts = `
Food preparation|prep* food/ingredient/meat/vegetable/menu/dish/dishes/sauce/sandwich*|food prep
Cooking|cook* food/meal/menu/order/item/meat/grill/line
Grilling|grill/grilling
Frying|fry/fryer/frying
Sautéing|saute/sauteing
Baking|bake/baking bread/pastr*/dessert/cake/good/product
Knife skills|knife/knives skill/handling|knife skill
Chopping vegetables|chop* vegetable|cut* vegetable/produce/fruit
Sauces|sauce
Butchery|butcher*|cut* meat
Plating|plat* dish/food/meal/presentation|food presentation|plating
Portion control|portion*
Recipes|follow* recipe|standard* recipe|recipe
Food safety|food safety/hygiene/handling
Sanitation|sanit*
Kitchen cleaning|clean* kitchen/station/cook*/grill
Dishwashing|dishwash*|wash* dish/dishes/pot
Temperature logs|temperature log/record/check
Stock rotation|rotat* stock/product/food/inventory|fifo|first in first|expir* date
Receiving deliveries|receiv*/accept*/check*/unload* deliver*
Menu development|menu development/creation|develop*/creat* menu
Food costing|food cost*
Taking orders|tak* order
Food service|serve/serving food/meal/drink/beverage|food service
Table setting|set* table|clear* table
Drink preparation|prepar* drink/beverage/cocktail|mix* drink|cocktail
Coffee making|espresso|coffee
Allergen awareness|allergen
Banquets|banquet
Housekeeping|housekeep*|guest room
Cleaning|keep/keeping/leave area/station/room/workspace/kitchen/facility/equipment clean/tidy/cleanliness|clean* work/area/station/facility/facilities/room/building/floor/restroom/equipment/bathroom/window/office
Floor care|sweep* floor/mop*/vacuum*|mop/mopping|vacuum*|strip/stripping wax/waxing|floor care/buff*
Trash removal|trash|garbage|empty* bin
Restroom cleaning|clean* restroom/bathroom/toilet
Cleaning chemicals|cleaning chemical/product/solution/agent
Waste disposal|dispos* waste|waste disposal
Order picking|pick* pack*/order|order pick*|order selector
Packing|pack/packing order/product/box/ship*/item/good/merchandise|packing
Loading and unloading|load/loading unload*|unload* truck/trailer/container/deliver*|load/loading truck/trailer/vehicle/deliver*
Shipping|ship/shipping order/product/good|prepar* shipment|shipping receiving
Receiving|receiv* merchandise/good/shipment/product/stock|shipping receiving
Palletizing|palleti*|shrink wrap*
Labeling|label/labeling/labelling product/package/item/box/container
Forklift operation|operat*/driv* forklift/fork|forklift|reach truck|cherry picker
Pallet jacks|pallet jack/truck
Bills of lading|bill lading
RF scanners|rf/handheld/barcode scan*
Material handling|material handl*|mov* material
Warehouse operations|warehouse operation/experience/environment
Quality checks|quality check/inspection|inspect* product/part/good/quality
Machine operation|operat*/run/running machine/machinery|machine operat*
Equipment operation|operat* equipment
Equipment maintenance|maintain* equipment/machine/machinery|equipment maintenance
Machine setup|set*/setup machine/machinery|machine set/setup
Assembly|assembl* part/component/product/unit/equipment
Hand tools|hand tool
Power tools|power tool
Measuring instruments|caliper/micrometer|measuring tool/instrument/equipment|precision measur*
Fault finding|find* fault|fault find*
Reading drawings|work*/read* drawing
Blueprint reading|read* blueprint/drawing/schematic/plan/print|interpret* blueprint/drawing/schematic|blueprint
Technical drawings|technical/engineering/mechanical/shop drawing
Preventive maintenance|prevent* maintenance|routine/scheduled maintenance
Troubleshooting|troubleshoot*|diagnos* fault/problem/issue/equipment
Equipment repair|repair* equipment/machine/machinery|equipment repair
Electrical repair|electrical repair/work/system/troubleshoot*
Mechanical repair|mechanical repair/work/system
Plumbing repair|plumbing
HVAC maintenance|hvac
Painting|paint/painting wall/surface/carpentry/plumbing/drywall/patch*/interior|drywall
Drywall|drywall|sheetrock
Carpentry|carpent*
Welding|weld/welding mig/tig/stick/metal/part/fabricat*/cutting
Grinding|grind/grinding
Fabrication|fabricat*
Soldering|solder*
Pipe fitting|pipe fit*|pipefit*
Wire pulling|pull* wire/cable|run/running conduit|bend* conduit
Electrical panels|electrical panel/panels|panelboard
Concrete work|pour* concrete|concrete
Excavation|excavat*|trench*
Scaffolding|scaffold*
Site cleanup|clean* site/job|site clean*
Roofing|roof/roofing repair/shingle/install*
Tile installation|tile/tiling install*/floor
Heavy equipment operation|heavy equipment|backhoe|bulldozer|skid steer
Landscaping|landscaping/landscaper
Lawn mowing|mow* lawn/grass|lawn care/mow*/maintenance
Tree pruning|prun*|trim* tree/hedge/shrub
Planting|plant/planting tree/flower/shrub/seed
Irrigation systems|irrigat*
Snow removal|snow
Pesticide application|pesticide|herbicide
Vehicle maintenance|vehicle maintenance|maintain* vehicle
Vehicle inspections|pre-trip/pretrip/vehicle inspection|inspect* vehicle|pre trip
Brake repair|brake
Oil changes|oil change
Tire changes|tire/tyre change/rotation/repair/mount*
Engine repair|engine repair/diagnos*
Vehicle diagnostics|vehicle diagnos*|diagnostic equipment/tool
Driving|drive/driving bus/minibus/van/vehicle/truck/car/mini/ambulance
Delivery driving|deliver/delivering good/package/parcel/freight/cargo|delivery driv*
Load securement|secur* load/cargo|load secur*
Driver logs|driver/driving log/hour|logbook|hour service
Route planning|route plan*|plan* route
Traffic control|traffic control
Security patrols|patrol*
Access control|access control|control* access
CCTV monitoring|cctv|surveillance|monitor* camera
Incident reports|incident report/reporting|report/writ* incident
Fire safety|fire safety/alarm/drill
Emergency response|emergenc* respon*/situation/procedure|respond* emergenc*
Safety procedures|safety procedure/rule/regulation/guideline/protocol/standard/polic*|safe work*
Lockout/tagout|lockout/loto
Confined spaces|confined space
Personal protective equipment|ppe|protective equipment
Sample preparation|prepar* sample|sample prep*
Laboratory equipment|lab/laboratory equipment/instrument
Laboratory testing|lab/laboratory work|lab/laboratory test*|analyz*/analys*/test sample
Equipment calibration|calibrat*
Standard operating procedures|sop/sops|standard operating
Site inspections|site inspect*/visit|inspect* site
Cost estimates|cost estimat*|prepar* estimate
Construction drawings|construction drawing/document/plan
Project schedules|project schedule|construction schedule
Building codes|building code
Permit applications|building/apply/applying/obtain* permit
Change orders|change order
Subcontractor coordination|coordinat*/manag*/supervis* subcontractor|subcontractor
Customer service|customer service/satisfaction/care|guest service/satisfaction/experience|serve/serving/assist/assisting/help/helping customer/guest
Hair cutting|cut* hair|haircut*
Hair styling|styl* hair|haircut* styl*|hair styl*
Hair coloring|hair colo*|apply* color/colour
Animal care|animal care/handl*|feed* animal
`
